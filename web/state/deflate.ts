/** Text to a short piece of an address and back: the platform's own deflate, then base64url. */

/** A link that unpacks to more than this is refused: a real study of 100 000 moves has a tenth of it. */
const MAX_UNPACKED = 8_000_000;

async function collect(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limit) {
      await reader.cancel();
      throw new RangeError(`unpacks to more than ${limit} bytes`);
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const streamOf = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]).stream();

export async function pack(text: string): Promise<string> {
  const bytes = await collect(
    streamOf(new TextEncoder().encode(text)).pipeThrough(new CompressionStream('deflate-raw')),
    Number.POSITIVE_INFINITY,
  );
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** Throws if `packed` is not what `pack` wrote: bad characters, cut off, or a bomb. */
export async function unpack(packed: string): Promise<string> {
  const binary = atob(packed.replace(/-/g, '+').replace(/_/g, '/'));
  // Not `Uint8Array.from`: it takes ten times as long, and what comes here is as long as somebody liked it.
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = binary.charCodeAt(at);
  const unpacked = await collect(streamOf(bytes).pipeThrough(new DecompressionStream('deflate-raw')), MAX_UNPACKED);
  return new TextDecoder('utf-8', { fatal: true }).decode(unpacked);
}
