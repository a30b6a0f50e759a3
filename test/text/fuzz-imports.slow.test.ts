import { fuzzImports } from './fuzz-imports.ts';

// Beside the text forms of fuzz.slow.test.ts.
fuzzImports(100_000);
