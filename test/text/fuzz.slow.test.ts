import { fuzzTextForms } from './fuzz.ts';

// A million inputs over the five forms.
fuzzTextForms(200_000);
