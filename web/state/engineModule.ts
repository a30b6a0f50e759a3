/** The engine's code, which comes when it is first needed. */
import { failure } from '../../worker/failure.ts';

/** Throws a `NoFiles` failure if it does not come. */
export const engineModule = () =>
  import('../engine/engine.ts').catch((error: Error) => {
    throw failure('NoFiles', error.message, error);
  });
