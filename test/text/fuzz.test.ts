import { fuzzTextForms } from './fuzz.ts';

fuzzTextForms(5000);
