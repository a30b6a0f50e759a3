/** What an engine can fail of that the page has words for in every language. */
export type FailureName = 'NoSignOfLife' | 'NoFiles' | 'NoMemory';

/** An error that is known by its name, which, unlike a class, comes out of a worker with it. */
export function failure(name: FailureName, message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { name });
}
