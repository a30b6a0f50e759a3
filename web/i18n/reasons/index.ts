/**
 * Why a set-up is no position, in the page's language. English has the rules model's own sentences, which are there anyway;
 * another language is a file and a line here.
 */
import { POSITION_REASONS, type PositionReason, type PositionReasonKey, type VariantId } from '../../rules/index.ts';
import { t } from '../index.ts';
import { onDemand } from '../on-demand.ts';

type Params = PositionReason['params'];

/** A reason carries its parameters with it: that they fit its key was checked where it was made. */
const text = onDemand(POSITION_REASONS, {
  sw: async () => (await import('./sw.ts')).sw,
  eo: async () => (await import('./eo.ts')).eo,
  fil: async () => (await import('./fil.ts')).fil,
  hu: async () => (await import('./hu.ts')).hu,
  pl: async () => (await import('./pl.ts')).pl,
  ro: async () => (await import('./ro.ts')).ro,
}) as (key: PositionReasonKey, params: Params) => string;

/** Sides and games by their names on the page, the rest as it is. */
function shown([name, value]: [string, string | number]): [string, string | number] {
  if (name === 'side') return [name, t(value === 'S' ? 'side.S' : 'side.N')];
  if (name === 'variant') return [name, t(`variant.${value as VariantId}`)];
  return [name, value];
}

export const reasonText = ({ key, params }: PositionReason): string =>
  text(key, Object.fromEntries(Object.entries(params).map(shown)));
