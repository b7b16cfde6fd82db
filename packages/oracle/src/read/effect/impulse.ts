import type { Duration, Effect, EffectOf, PlayerRef, RuleEffect } from '@spellwright/dsl'
import { DURATION, SPAN, UNTIL } from '../../words/durations.ts'
import { quantityOf } from '../amount.ts'
import type { Reading } from '../reading.ts'
import type { EffectReader, Effects } from './reader.ts'

/** Only what was exiled just now has that name. */
const isExiled = (ref: unknown): ref is { the: string } =>
  typeof ref === 'object' && ref !== null && 'the' in ref && ref.the === 'exiled'

function permission(verb: string, text: string, until: Duration, reading: Reading): Effects {
  const among = reading.object(
    /^(?:cards exiled this way|the exiled cards)$/.test(text)
      ? 'those cards'
      : text.replace(/^the exiled card$/, 'that card'),
  )
  if (!isExiled(among)) return undefined
  const rule: RuleEffect = {
    kind: 'mayPlayFrom',
    player: 'you',
    zone: 'exile',
    what: { among },
    verb: verb as 'play',
  }
  return [{ kind: 'rule', rule, until }]
}

function exiledFromTop(player: PlayerRef | undefined, amount: string | undefined, reading: Reading): Effects {
  const count = amount === undefined ? 1 : quantityOf(amount)
  if (player === undefined || player === 'eachPlayer' || player === 'opponent' || count === undefined) return undefined
  const exile: EffectOf<'move'> = { kind: 'move', verb: 'exile', what: { the: 'top' }, to: 'exile' }
  const look: Effect = { kind: 'lookAtTop', player, count, as: 'top' }
  reading.moved(exile, 'exiled')
  return [look, exile]
}

const CARDS = '(that card|those cards|it|them|cards exiled this way|the exiled cards?)'

/** Cards exiled from the top of a library, and the permission to play them. */
export const IMPULSE: readonly EffectReader[] = [
  [
    /^exile the top (?:card|(\S+) cards) of (your|that player's|target player's|target opponent's) library$/,
    ([, amount, whose], reading) =>
      exiledFromTop(whose === 'your' ? 'you' : reading.player(whose!.slice(0, -2)), amount, reading),
  ],
  [
    new RegExp(`^(${UNTIL}), you may (play|cast) ${CARDS}$`),
    ([, time, verb, text], reading) => permission(verb!, text!, DURATION.read(time!)!, reading),
  ],
  [
    new RegExp(`^you may (play|cast) ${CARDS} (this turn|${UNTIL})$`),
    ([, verb, text, time], reading) => permission(verb!, text!, (SPAN.read(time!) ?? DURATION.read(time!))!, reading),
  ],
  [
    new RegExp(`^you may (play|cast) ${CARDS} for as long as (?:it remains|they remain) exiled$`),
    ([, verb, text], reading) => permission(verb!, text!, 'game', reading),
  ],
]
