/** The build without SIMD: every instruction that is written out does what the instruction does, and so does the engine. */
import fs from 'node:fs';
import binaryen from 'assemblyscript/binaryen';
import { describe, expect, it } from 'vitest';
import { scalarBuild, withoutVectors } from '../../assembly/scalar.mjs';
import { SCALAR, VECTOR } from '../../assembly/scalar-ops.mjs';
import { Random } from '../../bench/random.ts';
import { loadModule, loadScalar } from '../../worker/node-engine.ts';

/** Three vectors of operands, then 16 bytes of result. */
const [OPERANDS, RESULT] = [0, 48];

/** How an instruction is written: its immediates, and how many vectors and numbers it takes. */
function forms(name: string): { readonly immediates: string; readonly vectors: number; readonly number: boolean }[] {
  const lanes = Number(/x(\d+)/.exec(name)?.[1] ?? 0);
  const all = (count: number) => Array.from({ length: count }, (_, lane) => `${lane}`);
  if (/extract_lane/.test(name)) return all(lanes).map((immediates) => ({ immediates, vectors: 1, number: false }));
  if (/replace_lane/.test(name)) return all(lanes).map((immediates) => ({ immediates, vectors: 1, number: true }));
  if (/shuffle/.test(name))
    return ['7 6 5 4 3 2 1 0 16 16 16 16 16 16 16 16', '31 0 30 1 29 2 28 3 15 16 14 17 8 8 23 24'].map(
      (immediates) => ({ immediates, vectors: 2, number: false }),
    );
  const one = (vectors: number, number = false) => [{ immediates: '', vectors, number }];
  if (/splat/.test(name)) return one(0, true);
  if (/\.sh[lr]/.test(name)) return one(1, true);
  if (/bitselect/.test(name)) return one(3);
  if (/any_true|all_true|bitmask|\.neg|\.not|extadd/.test(name)) return one(1);
  return one(2);
}

function program(name: string, { immediates, vectors, number }: ReturnType<typeof forms>[number]): string {
  const wide = /^i64x2\.(splat|replace_lane|extract_lane)/.test(name) ? 'i64' : 'i32';
  const operands = [
    ...Array.from({ length: vectors }, (_, i) => `(v128.load (i32.const ${OPERANDS + 16 * i}))`),
    ...(number ? [`(${wide}.load (i32.const ${OPERANDS + 16}))`] : []),
  ];
  const value = `(${name} ${immediates} ${operands.join(' ')})`;
  const store = name in VECTOR ? 'v128' : name.startsWith('i64x2.extract') ? 'i64' : 'i32';
  return `(module (memory (export "memory") 1) (func $run (export "run") (${store}.store (i32.const ${RESULT}) ${value})))`;
}

/** Runs a program over bytes; returns the result's. */
async function runner(bytes: Uint8Array<ArrayBuffer>): Promise<(operands: Uint8Array) => string> {
  const { instance } = await WebAssembly.instantiate(bytes);
  const { memory, run } = instance.exports as unknown as { memory: WebAssembly.Memory; run: () => void };
  return (operands) => {
    new Uint8Array(memory.buffer).set(operands, OPERANDS);
    run();
    return Buffer.from(memory.buffer, RESULT, 16).toString('hex');
  };
}

/** Bytes that carry, borrow and change sign in lanes of every width, and any others. */
function operandSets(): Uint8Array[] {
  const random = new Random(4);
  const edges = [0, 1, 0x7f, 0x80, 0xff, 15, 16];
  return Array.from({ length: 200 }, (_, set) =>
    Uint8Array.from({ length: 48 }, () => (set % 2 ? random.pick(edges) : random.below(256))),
  );
}

describe('a vector instruction written out in words of 64 bits', () => {
  it.each([...Object.keys(VECTOR), ...Object.keys(SCALAR)])('gives what %s gives', async (name) => {
    for (const form of forms(name)) {
      const module = binaryen.parseText(program(name, form));
      module.setFeatures(binaryen.Features.All);
      const vector = module.emitBinary() as Uint8Array<ArrayBuffer>;
      const scalar = scalarBuild(vector) as Uint8Array<ArrayBuffer>;
      module.dispose();
      const [expected, written] = [await runner(vector), await runner(scalar)];
      for (const operands of operandSets())
        expect(`${Buffer.from(operands).toString('hex')} ${written(operands)}`).toBe(
          `${Buffer.from(operands).toString('hex')} ${expected(operands)}`,
        );
    }
  });

  it('is refused by name where nobody has said what it is', () => {
    const text = '(module (func $f (param $a v128) (drop (f32x4.sqrt (local.get $a)))))';
    expect(() => withoutVectors(text)).toThrow('no f32x4.sqrt');
  });

  it('keeps the order in which operands are evaluated, and hands vectors to functions', async () => {
    const text = `(module (memory (export "memory") 1)
      (func $sum (param $a v128) (param $n i32) (param $b v128) (result i32)
        (i32.add (local.get $n) (i32x4.extract_lane 1 (i32x4.sub (local.get $a) (local.get $b)))))
      (func $run (export "run") (local $v v128) (local $n i32)
        (local.set $v (v128.load (i32.const 0)))
        (i32.store (i32.const 48) (call $sum
          (local.get $v)
          (local.tee $n (i32.const 5))
          (local.tee $v (i32x4.add (local.get $v) (i32x4.splat (local.get $n))))))
        (v128.store offset=4 (i32.const 48) (select (local.get $v) (v128.load offset=16 (i32.const 0)) (local.get $n)))))`;
    const module = binaryen.parseText(text);
    module.setFeatures(binaryen.Features.All);
    const vector = module.emitBinary() as Uint8Array<ArrayBuffer>;
    const [expected, written] = [await runner(vector), await runner(scalarBuild(vector) as Uint8Array<ArrayBuffer>)];
    module.dispose();
    for (const operands of operandSets()) expect(written(operands)).toBe(expected(operands));
  });
});

describe('the engine without SIMD', () => {
  it('has no vector instruction in it, and nothing that threads need', () => {
    const module = binaryen.readBinary(fs.readFileSync('build/engine.scalar.wasm'));
    expect(module.emitText()).not.toMatch(/v128|i8x16|i16x8|i32x4|i64x2|atomic/);
    module.dispose();
  });

  it('exports and imports the same', async () => {
    const [vector, scalar] = [await loadModule(false), await loadScalar()];
    expect(WebAssembly.Module.exports(scalar)).toEqual(WebAssembly.Module.exports(vector));
    expect(WebAssembly.Module.imports(scalar)).toEqual(WebAssembly.Module.imports(vector));
  });
});
