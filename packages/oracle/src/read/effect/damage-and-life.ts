import { type Effect, type ObjectRef, type Quantity, type Recipient, sameData } from '@spellwright/dsl'
import { PLAYER } from '../../words/players.ts'
import { alternatives } from '../../words/word-table.ts'
import { quantityOf } from '../amount.ts'
import { quantityPhrase } from '../quantity.ts'
import type { Reading } from '../reading.ts'
import { amountBehind, amountWords, countsOfEach, type EffectReader, playerDoes, playerDoesMuch } from './reader.ts'

const EACH_PLAYER = alternatives([PLAYER.say('eachPlayer'), PLAYER.say('opponent')])
const BOTH = new RegExp(`^(each (?!player|opponent).+) and (${EACH_PLAYER})$`)

/** Objects, players, or both: "any target", "each opponent", "each creature and each player". */
function recipientOf(text: string, reading: Reading): Recipient | undefined {
  const player = reading.player(text)
  if (player !== undefined) return { players: player }
  const both = BOTH.exec(text)
  if (both === null) return reading.objects(text)
  const objects = reading.objects(both[1]!)
  return objects === undefined ? undefined : { players: reading.player(both[2]!)!, objects }
}

type Source = { source?: ObjectRef }

/** What deals it; the ability's own source is not said in the data. */
function sourceOf(text: string, reading: Reading): Source | undefined {
  const object = reading.object(text)
  if (object === undefined) return undefined
  return object === 'self' ? {} : { source: object }
}

function damage(from: string, amount: (reading: Reading) => Quantity | undefined, to: string, reading: Reading) {
  const source = sourceOf(from, reading)
  const much = source === undefined ? undefined : amount(reading)
  if (source === undefined || much === undefined) return undefined
  const itself = source.source ?? 'self'
  const recipient = to === 'itself' ? itself : recipientOf(to, reading)
  if (recipient === undefined) return undefined
  // "It deals 2 damage to that creature" speaks of two things.
  if (to !== 'itself' && sameData(recipient, itself)) return undefined
  return [{ kind: 'dealDamage', amount: much, to: recipient, ...source } satisfies Effect]
}

const SOURCE = '([^,."]+?)'

export const DAMAGE_AND_LIFE: readonly EffectReader[] = [
  [
    new RegExp(`^${SOURCE} deals (that much|twice X|\\S+) damage to (?:each of (?=.*target))?(.+)$`),
    ([, from, amount, to], reading) => damage(from!, (now) => amountWords(amount!, now), to!, reading),
  ],
  [
    new RegExp(`^${SOURCE} deals damage equal to (.+?) to (.+)$`),
    ([, from, amount, to], reading) => damage(from!, (now) => quantityPhrase(amount!, now), to!, reading),
  ],
  [
    new RegExp(`^${SOURCE} deals damage to (.+?) equal to (.+)$`),
    ([, from, to, amount], reading) => {
      // "… to target player equal to the number of cards in that player's hand": the player is named first.
      const ofEach = /^each (?:player|opponent)$/.test(to!) && /\b(?:they|their|that player)\b/.test(amount!)
      if (ofEach) reading.they = 'affectedPlayer'
      const ofPlayer = /^target (?:player|opponent)$/.test(to!) && amount!.includes('that player')
      if (!ofPlayer) return damage(from!, (now) => quantityPhrase(amount!, now), to!, reading)
      const source = sourceOf(from!, reading)
      const recipient = recipientOf(to!, reading)
      const much = quantityPhrase(amount!, reading)
      if (source === undefined || recipient === undefined || much === undefined) return undefined
      return [{ kind: 'dealDamage', amount: much, to: recipient, ...source }]
    },
  ],
  [
    new RegExp(`^${SOURCE} deals (\\d+) damage to (.+?) for each (.+)$`),
    ([, from, factor, to, each], reading) =>
      damage(from!, (now) => amountBehind(factor, 'for each', each!, now), to!, reading),
  ],
  playerDoesMuch('gains? (that much|that many|twice X|\\S+) life', (player, amount) => ({
    kind: 'gainLife',
    player,
    amount,
  })),
  playerDoes('gains? (?:(\\d+) )?life (for each|equal to) (.+)', (player, [factor, joint, text], reading) => {
    countsOfEach(player, text!, reading)
    const amount = amountBehind(factor, joint!, text!, reading)
    return amount === undefined ? undefined : { kind: 'gainLife', player, amount }
  }),
  playerDoesMuch('loses? (that much|that many|twice X|\\S+) life', (player, amount) => ({
    kind: 'loseLife',
    player,
    amount,
  })),
  playerDoes('loses? (?:(\\d+) )?life (for each|equal to) (.+)', (player, [factor, joint, text], reading) => {
    countsOfEach(player, text!, reading)
    const amount = amountBehind(factor, joint!, text!, reading)
    return amount === undefined ? undefined : { kind: 'loseLife', player, amount }
  }),
  [
    /^([^,."]+?) fights (.+)$/,
    ([, first, second], reading) => {
      // "Target creature you control fights that creature": one that was spoken of before.
      const isEarlier = first!.includes('target') && /^(?:it|that creature)$/.test(second!)
      const earlier = isEarlier ? reading.object(second!) : undefined
      const a = reading.object(first!)
      const b = isEarlier ? earlier : reading.object(second!)
      return a === undefined || b === undefined || sameData(a, b) ? undefined : [{ kind: 'fight', a, b }]
    },
  ],
  playerDoesMuch('gets? (that much|that many|\\S+) poison counters?', (player, count) => ({
    kind: 'playerCounters',
    player,
    counter: 'poison',
    count,
  })),
  [
    new RegExp(`^${SOURCE} deals (\\d+|X) damage divided as you choose among (.+)$`),
    ([, from, amount, text], reading) => {
      const source = sourceOf(from!, reading)
      const divide = quantityOf(amount!)!
      const to = source === undefined ? undefined : reading.divided(text!, divide)
      return to === undefined ? undefined : [{ kind: 'dealDamage', amount: divide, to, ...source, divided: 'divided' }]
    },
  ],
  playerDoes('loses? half (?:their|your) life, rounded (up|down)', (player, [round]) => ({
    kind: 'loseLife',
    player,
    amount: { kind: 'half', quantity: { kind: 'lifeOf', player }, round: round as 'up' },
  })),
  [
    /^(your|target player's|target opponent's|that player's|each player's) life total becomes (\d+)$/,
    ([, whose, amount], reading) => {
      const player = whose === 'your' ? 'you' : reading.player(whose!.slice(0, -2))
      return player === undefined ? undefined : [{ kind: 'setLife', player, amount: Number(amount) }]
    },
  ],
  [/^you win the game$/, () => [{ kind: 'winGame', player: 'you' }]],
  playerDoes('loses? the game', (player) => ({ kind: 'loseGame', player })),
]
