/** In place of parts.ts in the package for Node: worker threads may always share memory. */
import { nodeParts } from '../../worker/node-engine.ts';
import type { PoolParts } from '../../worker/pool.ts';

export const canShare = (): boolean => true;
export const webParts = (shared: boolean): Promise<PoolParts> => nodeParts(shared);
