/**
 * The engine without SIMD, made from the finished build: each vector instruction becomes work on two 64-bit words
 * (scalar-ops.mjs). Same program, same results; only the instructions differ, so that comparing the two builds measures SIMD and nothing
 * else, and a browser without SIMD still has an engine. Atomic loads and stores become plain ones: the build has a thread and a memory of its own.
 *
 * Works on the text form, where an instruction with its operands is a list.
 */
import binaryen from 'assemblyscript/binaryen';
import { SCALAR, VECTOR, word } from './scalar-ops.mjs';

/** A WebAssembly text as nested lists of words. Strings keep their quotes. */
function parse(text) {
  const stack = [[]];
  for (const [token] of text.matchAll(/\(;[\s\S]*?;\)|;;.*|[()]|"(?:[^"\\]|\\.)*"|[^\s()"]+/g)) {
    if (token.startsWith(';;') || token.startsWith('(;')) continue;
    if (token === '(') stack.push([]);
    else if (token === ')') {
      const done = stack.pop();
      stack.at(-1).push(done);
    } else stack.at(-1).push(token);
  }
  return stack[0][0];
}

const print = (node) => (Array.isArray(node) ? `(${node.map(print).join(' ')})` : node);

/** The immediates of a memory instruction, `more` bytes on; the alignment is only a hint. */
function offsetBy(immediates, more) {
  const offset = immediates.find((one) => one.startsWith('offset='));
  return [`offset=${Number(offset?.slice(7) ?? 0) + more}`, 'align=1'];
}

/** Words of a list that stand before its operands, and the operands. */
function apart([head, ...rest]) {
  return {
    head,
    immediates: rest.filter((one) => !Array.isArray(one)),
    operands: rest.filter((one) => Array.isArray(one)),
  };
}

const isVectorName = (head) => /^(?:v128|[if]\d+x\d+)\./.test(head);

/** One function: its locals, and its body on the way to one without vectors. */
class Body {
  constructor(types, signatures) {
    /** Type of each local by name. */
    this.types = types;
    this.signatures = signatures;
    this.fresh = [];
  }

  local(type) {
    const name = `$scalar${this.fresh.length}`;
    this.fresh.push(['local', name, type]);
    return name;
  }

  /** Keeps the value of an expression; returns the read. */
  keep(out, type, expression) {
    const name = this.local(type);
    out.push(['local.set', name, expression]);
    return ['local.get', name];
  }

  keepPair(out, pair) {
    return pair.map((half) => this.keep(out, 'i64', half));
  }

  isVector(node) {
    const { head, immediates, operands } = apart(node);
    if (head === 'local.get' || head === 'local.tee') return this.types.get(immediates[0]) === 'v128';
    if (head === 'select') return this.isVector(operands[0]);
    if (['block', 'loop', 'if'].includes(head)) return operands.some((one) => print(one) === '(result v128)');
    return isVectorName(head) && !SCALAR[head] && head !== 'v128.store';
  }

  /** Pushes what computes the vector to `out`, in the order of evaluation; returns the reads of its words. */
  vector(node, out) {
    const { head, immediates, operands } = apart(node);
    const [name] = immediates;
    const halves = (of) => [`${of}.low`, `${of}.high`];
    switch (head) {
      case 'local.get':
        return this.keepPair(
          out,
          halves(name).map((half) => ['local.get', half]),
        );
      case 'local.tee': {
        const pair = this.vector(operands[0], out);
        halves(name).forEach((half, i) => {
          out.push(['local.set', half, pair[i]]);
        });
        return pair;
      }
      case 'v128.const': {
        if (name !== 'i32x4') throw new Error(`v128.const ${name}: i32x4 expected`);
        const [a, b, c, d] = immediates.slice(1).map((one) => BigInt.asUintN(32, BigInt(one)));
        return [word(a | (b << 32n)), word(c | (d << 32n))];
      }
      case 'v128.load': {
        const address = this.keep(out, 'i32', this.scalar(operands[0]));
        return this.keepPair(
          out,
          [0, 8].map((more) => ['i64.load', ...offsetBy(immediates, more), address]),
        );
      }
      case 'select': {
        const first = this.vector(operands[0], out);
        const second = this.vector(operands[1], out);
        const condition = this.keep(out, 'i32', this.scalar(operands[2]));
        return this.keepPair(
          out,
          first.map((half, i) => ['select', half, second[i], condition]),
        );
      }
    }
    const work = VECTOR[head];
    if (!work) throw new Error(`assembly/scalar-ops.mjs has no ${head}: add what it is in words of 64 bits`);
    return this.keepPair(out, work(this.binder(out), immediates, ...this.operands(head, operands, out)));
  }

  binder(out) {
    return (expression) => this.keep(out, 'i64', expression);
  }

  /** Operands of a vector instruction, evaluated in order. A number among them has 32 bits, or 64 if it becomes a lane as wide. */
  operands(head, nodes, out) {
    const type = /^i64x2\.(?:splat|replace_lane)$/.test(head) ? 'i64' : 'i32';
    return nodes.map((one) => (this.isVector(one) ? this.vector(one, out) : this.keep(out, type, this.scalar(one))));
  }

  /** Any other instruction, without vectors below it. */
  scalar(node) {
    const { head, immediates, operands } = apart(node);
    const out = [];
    const after = (last, result) => ['block', ...(result ? [['result', result]] : []), ...out, ...(last ? [last] : [])];
    if (head === 'local.set' && this.types.get(immediates[0]) === 'v128') {
      this.vector(['local.tee', immediates[0], operands[0]], out);
      return after();
    }
    if (head === 'drop' && this.isVector(operands[0])) {
      this.vector(operands[0], out);
      return after();
    }
    if (head === 'v128.store') {
      const address = this.keep(out, 'i32', this.scalar(operands[0]));
      this.vector(operands[1], out).forEach((half, i) => {
        out.push(['i64.store', ...offsetBy(immediates, 8 * i), address, half]);
      });
      return after();
    }
    if (SCALAR[head]) {
      const value = SCALAR[head](this.binder(out), immediates, ...this.operands(head, operands, out));
      return after(value, head.startsWith('i64x2.extract') ? 'i64' : 'i32');
    }
    if (head === 'call' && operands.some((one) => this.isVector(one))) {
      const { params, results } = this.signatures.get(immediates[0]);
      const values = operands.flatMap((one, i) =>
        params[i] === 'v128' ? this.vector(one, out) : [this.keep(out, params[i], this.scalar(one))],
      );
      return after(['call', immediates[0], ...values], results[0]);
    }
    if (operands.some((one) => this.isVector(one))) throw new Error(`${head} over a vector is not foreseen`);
    const [, ...rest] = node;
    const plain = rest.map((one) => (Array.isArray(one) ? this.scalar(one) : one));
    return [head.replace('.atomic.', '.'), ...plain];
  }
}

const splitTypes = (list) => list.flatMap((type) => (type === 'v128' ? ['i64', 'i64'] : [type]));

/** `(param $a v128)` and `(local $a v128)` as two, `(param i32 v128)` as three types. */
function splitDeclaration([kind, ...words]) {
  if (!words[0]?.startsWith('$')) return [[kind, ...splitTypes(words)]];
  const [name, type] = words;
  return type === 'v128' ? ['low', 'high'].map((half) => [kind, `${name}.${half}`, 'i64']) : [[kind, name, type]];
}

/** The text of a module without vector instructions. Throws naming an instruction it has no words for. */
export function withoutVectors(text) {
  const [, ...fields] = parse(text);
  const functions = fields.filter(([head]) => head === 'func');
  const of = (parts, kind) => parts.filter((one) => Array.isArray(one) && one[0] === kind);
  const signatures = new Map(
    functions.map(([, name, ...parts]) => [
      name,
      {
        params: of(parts, 'param').map((one) => one.at(-1)),
        results: of(parts, 'result').flatMap((one) => one.slice(1)),
      },
    ]),
  );
  const lowered = fields.map((field) => {
    if (field[0] === 'type') return mapDeclarations(field);
    if (field[0] === 'global' && print(field).includes('v128')) throw new Error('a global vector is not foreseen');
    if (field[0] !== 'func') return field;
    const [, name, ...parts] = field;
    const isHead = (one) => !Array.isArray(one) || ['type', 'param', 'result', 'local', 'export'].includes(one[0]);
    const head = parts.filter(isHead);
    const types = new Map([...of(head, 'param'), ...of(head, 'local')].map((one) => [one[1], one[2]]));
    const body = new Body(types, signatures);
    const code = parts.filter((one) => !isHead(one)).map((one) => body.scalar(one));
    const declared = head.flatMap((one) => (['param', 'local'].includes(one[0]) ? splitDeclaration(one) : [one]));
    return ['func', name, ...declared, ...body.fresh, ...code];
  });
  return print(['module', ...lowered]);
}

function mapDeclarations(field) {
  return field.map((one) =>
    !Array.isArray(one) ? one : one[0] === 'param' ? splitDeclaration(one)[0] : mapDeclarations(one),
  );
}

/** Bytes of the module `bytes` without vector instructions, optimised for speed. */
export function scalarBuild(bytes) {
  const vectors = binaryen.readBinary(bytes);
  vectors.setFeatures(binaryen.Features.All);
  const scalar = binaryen.parseText(withoutVectors(vectors.emitText()));
  vectors.dispose();
  const { Features } = binaryen;
  // SIMD and threads are not among them: the validation shows that nothing of either is left.
  const allowed = ['MutableGlobals', 'SignExt', 'BulkMemory', 'BulkMemoryOpt', 'NontrappingFPToInt'];
  scalar.setFeatures(allowed.reduce((all, name) => all | Features[name], 0));
  if (!scalar.validate()) throw new Error('the build without vectors is not valid');
  binaryen.setOptimizeLevel(3);
  binaryen.setShrinkLevel(0);
  // What the first leaves, the second makes smaller; a third finds nothing more.
  scalar.optimize();
  scalar.optimize();
  const binary = scalar.emitBinary();
  scalar.dispose();
  return binary;
}
