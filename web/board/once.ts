/** Art that is the same on every board of its kind is made once. Each board names its gradients apart: until then they bear this mark. */
export const ID = '\u{e000}';

/** `draw`, which answers from what it has drawn before. What it is handed can take few values. */
export function once<Of extends readonly (string | number | boolean)[]>(draw: (...of: Of) => string) {
  const drawn = new Map<string, string>();
  return (...of: Of): string => {
    const key = of.join();
    const before = drawn.get(key);
    if (before !== undefined) return before;
    const art = draw(...of);
    drawn.set(key, art);
    return art;
  };
}

/** The art with the board's own names for its gradients. */
export const named = (art: string, id: string): string => art.replaceAll(ID, id);
