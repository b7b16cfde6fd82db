import type { EffectOf } from '@spellwright/dsl'
import { aNoun } from '../noun.ts'
import type { EffectReader } from './reader.ts'

const outside = (
  text: string,
  extras: Pick<EffectOf<'fromOutside'>, 'optional' | 'reveal' | 'to'>,
): EffectOf<'fromOutside'>[] | undefined => {
  const what = aNoun(text)
  return what === undefined ? undefined : [{ kind: 'fromOutside', what, ...extras }]
}

/** What is brought from outside the game (CR 400.11b, 701.48). */
export const OUTSIDE: readonly EffectReader[] = [
  [/^learn$/, () => [{ kind: 'learn' }]],
  [
    /^you may reveal (an? .*card) you own from outside the game and put it into your hand$/,
    ([, text]) => outside(text!, { optional: 'may', reveal: 'reveal' }),
  ],
  [
    /^you may put (an? .*card) you own from outside the game (into your hand|on top of your library)$/,
    ([, text, place]) =>
      outside(text!, { optional: 'may', ...(place === 'into your hand' ? {} : { to: 'library' as const }) }),
  ],
  [
    /^put (an? .*card) you own from outside the game into your hand$/,
    ([, text]) => outside(text!, { optional: 'must' }),
  ],
]
