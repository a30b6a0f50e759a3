/**
 * What each vector instruction is in 64-bit words (WebAssembly SIMD proposal; lanes of a word are worked on side by side, Warren,
 * Hacker's Delight, chapter 2). A vector is a pair of words `[low, high]`; all operands are reads of locals and may be repeated.
 *
 * An entry takes `bind`, which keeps an expression in a local of its own and returns the read, the immediates as texts, and the
 * operands. `VECTOR` entries return a pair, `SCALAR` entries an expression.
 */

/** A constant of 64 bits. */
export const word = (value) => ['i64.const', String(BigInt.asIntN(64, value))];
const and = (a, b) => ['i64.and', a, b];
const or = (a, b) => ['i64.or', a, b];
const xor = (a, b) => ['i64.xor', a, b];
const add = (a, b) => ['i64.add', a, b];
const sub = (a, b) => ['i64.sub', a, b];
const not = (a) => xor(a, word(-1n));
const up = (a, bits) => ['i64.shl', a, word(BigInt(bits))];
const down = (a, bits) => ['i64.shr_u', a, word(BigInt(bits))];
const byte = (a, index) => and(down(a, 8 * index), word(0xffn));

/** `value` in every lane of `width` bits. */
const everywhere = (width, value) => {
  let all = 0n;
  for (let at = 0; at < 64; at += width) all |= BigInt.asUintN(width, value) << BigInt(at);
  return word(all);
};

/** Lanes of `width` bits in one word. */
class Lanes {
  constructor(width) {
    this.width = width;
    this.top = everywhere(width, 1n << BigInt(width - 1));
    this.rest = everywhere(width, (1n << BigInt(width - 1)) - 1n);
  }

  /** The upper bit of each lane is added without a carry. */
  add(a, b) {
    return xor(add(and(a, this.rest), and(b, this.rest)), and(xor(a, b), this.top));
  }

  /** The upper bit of each lane lends and is put right. */
  sub(a, b) {
    return xor(sub(or(a, this.top), and(b, this.rest)), and(xor(a, not(b)), this.top));
  }

  /** All ones where the upper bit is set, zeros elsewhere. */
  mask(bind, bits) {
    const tops = bind(and(bits, this.top));
    return sub(up(tops, 1), down(tops, this.width - 1));
  }

  less(bind, signed, a, b) {
    const difference = this.sub(a, b);
    const bits = signed
      ? or(and(a, not(b)), and(not(xor(a, b)), difference))
      : or(and(not(a), b), and(or(not(a), b), difference));
    return this.mask(bind, bits);
  }

  equal(bind, a, b) {
    const difference = bind(xor(a, b));
    return this.mask(bind, not(or(add(and(difference, this.rest), this.rest), difference)));
  }

  /** Where `mask` is set `a`, elsewhere `b`. */
  choose(bind, mask, a, b) {
    const kept = bind(mask);
    return or(and(a, kept), and(b, not(kept)));
  }

  /** Upper bits, the lowest lane first. */
  bits(bind, a) {
    const tops = bind(down(and(a, this.top), this.width - 1));
    // Each lane's bit is brought to its place in the uppermost byte by a multiplication.
    if (this.width === 8) return down(['i64.mul', tops, word(0x0102040810204080n)], 56);
    const lanes = 64 / this.width;
    return Array.from({ length: lanes }, (_, lane) =>
      and(down(tops, lane * (this.width - 1)), word(1n << BigInt(lane))),
    ).reduce(or);
  }
}

/** An operation that does the same to both words. */
const both =
  (work) =>
  (bind, _immediates, ...operands) =>
    [0, 1].map((half) => work(bind, ...operands.map((one) => one[half])));

export const VECTOR = {
  'v128.and': both((_, a, b) => and(a, b)),
  'v128.andnot': both((_, a, b) => and(a, not(b))),
  'v128.or': both((_, a, b) => or(a, b)),
  'v128.xor': both((_, a, b) => xor(a, b)),
  'v128.not': both((_, a) => not(a)),
  'v128.bitselect': both((_, a, b, mask) => or(and(a, mask), and(b, not(mask)))),
  'i8x16.shuffle': (_, lanes, a, b) => {
    const from = [...a, ...b];
    const half = (own) =>
      own
        .map(Number)
        .map((lane, place) => up(byte(from[lane >> 3], lane & 7), 8 * place))
        .reduce(or);
    return [half(lanes.slice(0, 8)), half(lanes.slice(8))];
  },
  'i8x16.swizzle': (bind, _, [low, high], indices) =>
    indices.map((part) => {
      const picked = (place) => {
        const index = bind(byte(part, place));
        const within = up(and(index, word(7n)), 3);
        const source = ['select', low, high, ['i64.lt_u', index, word(8n)]];
        const found = and(['i64.shr_u', source, within], word(0xffn));
        return up(['select', found, word(0n), ['i64.lt_u', index, word(16n)]], 8 * place);
      };
      return Array.from({ length: 8 }, (_entry, place) => picked(place)).reduce(or);
    }),
  /** Two products of 16 bits in each sum of 32. */
  'i32x4.dot_i16x8_s': both((_, a, b) => {
    const product = (lane) => {
      const of = (half) => ['i64.extend16_s', down(half, 16 * lane)];
      return ['i64.mul', of(a), of(b)];
    };
    const low = and(add(product(0), product(1)), word(0xffff_ffffn));
    return or(low, up(add(product(2), product(3)), 32));
  }),
};

export const SCALAR = {
  'v128.any_true': (_bind, _immediates, [low, high]) => ['i64.ne', or(low, high), word(0n)],
};

for (const [shape, width] of [
  ['i8x16', 8],
  ['i16x8', 16],
  ['i32x4', 32],
  ['i64x2', 64],
]) {
  const lanes = new Lanes(width);
  const perWord = 64 / width;
  const place = (index) => ({ half: Math.trunc(index / perWord), at: width * (index % perWord) });
  const toWord = (value) => (width === 64 ? value : ['i64.extend_i32_u', value]);
  const laneMask = (1n << BigInt(width)) - 1n;

  VECTOR[`${shape}.add`] = both((_, a, b) => (width === 64 ? add(a, b) : lanes.add(a, b)));
  VECTOR[`${shape}.sub`] = both((_, a, b) => (width === 64 ? sub(a, b) : lanes.sub(a, b)));
  VECTOR[`${shape}.neg`] = both((_, a) => (width === 64 ? sub(word(0n), a) : lanes.sub(word(0n), a)));
  VECTOR[`${shape}.eq`] = both((bind, a, b) => lanes.equal(bind, a, b));
  VECTOR[`${shape}.ne`] = both((bind, a, b) => not(lanes.equal(bind, a, b)));
  for (const signed of width === 64 ? [true] : [true, false]) {
    const suffix = signed ? '_s' : '_u';
    VECTOR[`${shape}.lt${suffix}`] = both((bind, a, b) => lanes.less(bind, signed, a, b));
    VECTOR[`${shape}.gt${suffix}`] = both((bind, a, b) => lanes.less(bind, signed, b, a));
    VECTOR[`${shape}.le${suffix}`] = both((bind, a, b) => not(lanes.less(bind, signed, b, a)));
    VECTOR[`${shape}.ge${suffix}`] = both((bind, a, b) => not(lanes.less(bind, signed, a, b)));
    if (width === 64) continue;
    VECTOR[`${shape}.min${suffix}`] = both((bind, a, b) => lanes.choose(bind, lanes.less(bind, signed, a, b), a, b));
    VECTOR[`${shape}.max${suffix}`] = both((bind, a, b) => lanes.choose(bind, lanes.less(bind, signed, a, b), b, a));
  }
  VECTOR[`${shape}.splat`] = (bind, _, value) => {
    const all = bind(['i64.mul', and(toWord(value), word(laneMask)), everywhere(width, 1n)]);
    return [all, all];
  };
  /** By the number modulo the width; what comes in from the next lane is cut off. */
  const shift = (left) => (bind, _, vector, count) => {
    const distance = bind(['i64.extend_i32_u', ['i32.and', count, ['i32.const', String(width - 1)]]]);
    const all = everywhere(width, laneMask);
    const cut = bind(['i64.shl', word(laneMask), distance]);
    const fits = ['i64.mul', and(cut, word(laneMask)), everywhere(width, 1n)];
    const kept = ['i64.mul', ['i64.shr_u', word(laneMask), distance], everywhere(width, 1n)];
    return vector.map((half) =>
      left ? and(['i64.shl', half, distance], and(fits, all)) : and(['i64.shr_u', half, distance], kept),
    );
  };
  VECTOR[`${shape}.shl`] = shift(true);
  VECTOR[`${shape}.shr_u`] = shift(false);
  VECTOR[`${shape}.replace_lane`] = (_, [index], vector, value) => {
    const { half, at } = place(Number(index));
    const changed = or(and(vector[half], word(~(laneMask << BigInt(at)))), up(and(toWord(value), word(laneMask)), at));
    return vector.map((own, one) => (one === half ? changed : own));
  };

  const extract =
    (signed) =>
    (_bind, [index], vector) => {
      const { half, at } = place(Number(index));
      const shifted = down(vector[half], at);
      if (width === 64) return shifted;
      const value = width === 32 ? shifted : signed ? [`i64.extend${width}_s`, shifted] : and(shifted, word(laneMask));
      return ['i32.wrap_i64', value];
    };
  if (width >= 32) SCALAR[`${shape}.extract_lane`] = extract(false);
  else for (const signed of [true, false]) SCALAR[`${shape}.extract_lane_${signed ? 's' : 'u'}`] = extract(signed);
  SCALAR[`${shape}.all_true`] = (bind, _immediates, vector) => {
    const zeros = vector.map((half) => lanes.equal(bind, half, word(0n)));
    return ['i64.eqz', or(...zeros)];
  };
  SCALAR[`${shape}.bitmask`] = (bind, _immediates, vector) => {
    const [low, high] = vector.map((half) => lanes.bits(bind, half));
    return ['i32.wrap_i64', or(low, up(high, perWord))];
  };
}

for (const [wide, narrow, width] of [
  ['i16x8', 'i8x16', 8],
  ['i32x4', 'i16x8', 16],
]) {
  const even = everywhere(2 * width, (1n << BigInt(width)) - 1n);
  VECTOR[`${wide}.extadd_pairwise_${narrow}_u`] = both((_, a) => add(and(a, even), and(down(a, width), even)));
}
