import type { Replacement, StaticAbility } from '@spellwright/dsl'
import { numberOf } from '../words/numbers.ts'
import { A_PLAYER } from '../words/players.ts'
import { aNoun, nounOf } from './noun.ts'

type Read = (found: RegExpExecArray) => Replacement | undefined

const prevented = (to: Extract<Replacement, { kind: 'damage' }>['to'], combat: string | undefined): Replacement => ({
  kind: 'damage',
  ...(to === undefined ? {} : { to }),
  ...(combat === undefined ? {} : { combat: 'combat' }),
  change: { kind: 'prevent', amount: 'all' },
})

type DamageTo = Extract<Replacement, { kind: 'damage' }>['to']

const DAMAGED: Readonly<Record<string, DamageTo>> = {
  'a permanent or player': 'any',
  'an opponent or a permanent an opponent controls': { side: 'opponent' },
}

function damagedOne(text: string): DamageTo {
  const player = A_PLAYER.read(text)
  if (player !== undefined) return player === 'you' ? undefined : { player }
  const object = aNoun(text)
  return object && { object }
}

const REPLACEMENTS: readonly (readonly [RegExp, Read])[] = [
  [
    /^if you would gain life, you gain that much life plus (\d+) instead$/,
    ([, more]) => ({ kind: 'gainLife', player: 'you', change: { plus: Number(more) } }),
  ],
  [
    /^if you would gain life, you gain twice that much life instead$/,
    () => ({ kind: 'gainLife', player: 'you', change: { times: 2 } }),
  ],
  [
    /^if (.+?) would deal (combat |noncombat )?damage to (.+?), it deals (double that damage|twice that much damage|that much damage plus (\d+))(?: to (that permanent or player|that player|that creature|that player or permanent))? instead$/,
    ([, text, combat, whom, , more]) => {
      const source = text === '~' ? 'self' : text === 'enchanted creature' ? 'attachedTo' : aNoun(text!)
      const to = DAMAGED[whom!] ?? damagedOne(whom!)
      if (source === undefined || to === undefined) return undefined
      return {
        kind: 'damage',
        source,
        to,
        ...(combat === undefined ? {} : { combat: combat.trim() as 'combat' }),
        change: { kind: 'amount', change: more === undefined ? { times: 2 } : { plus: Number(more) } },
      }
    },
  ],
  [
    /^if a creature dealt damage by (~|enchanted creature|equipped creature) this turn would die, exile it instead$/,
    ([, source]) => ({
      kind: 'zoneChange',
      object: { type: 'creature', dealtDamageThisTurnBy: source === '~' ? 'self' : 'attachedTo' },
      from: 'battlefield',
      to: 'graveyard',
      instead: { to: 'exile' },
    }),
  ],
  [
    /^if (~|an? .+) would die, exile it instead$/,
    ([, text]) => {
      const object = text === '~' ? 'self' : aNoun(text!)
      if (object === undefined) return undefined
      return { kind: 'zoneChange', object, from: 'battlefield', to: 'graveyard', instead: { to: 'exile' } }
    },
  ],
  [
    /^if ~ would be put into a graveyard from anywhere, exile it instead$/,
    () => ({ kind: 'zoneChange', object: 'self', to: 'graveyard', instead: { to: 'exile' } }),
  ],
  [
    /^prevent all (combat )?damage that would be dealt to (~|you|enchanted creature)$/,
    ([, combat, whom]) =>
      prevented(whom === 'you' ? { player: 'you' } : { object: whom === '~' ? 'self' : 'attachedTo' }, combat),
  ],
  [
    /^damage that would reduce your life total to less than (\d+) reduces it to (\d+) instead$/,
    ([, floor, same]) =>
      floor === same ? { kind: 'lifeLossFromDamage', player: 'you', floor: Number(floor) } : undefined,
  ],
  [
    /^(.+) enter tapped$/,
    ([, text]) => {
      const object = nounOf(text!)
      return object === undefined ? undefined : { kind: 'enters', object, with: [{ kind: 'tapped' }] }
    },
  ],
  [
    /^(?:each other|each) (.+) enters with an additional (\S+) counter on it$/,
    ([whole, text, counter]) => {
      const object = nounOf(text!)
      if (object === undefined) return undefined
      const other = whole.startsWith('each other') ? { other: true as const } : {}
      return {
        kind: 'enters',
        object: { ...object, ...other },
        with: [{ kind: 'counters', counter: counter!, count: 1 }],
      }
    },
  ],
  [
    /^if one or more (\S+) counters would be put on (an? .+), (that many plus one|twice that many) \1 counters are put on it instead$/,
    ([, counter, text, change]) => {
      const object = aNoun(text!)
      if (object === undefined) return undefined
      return {
        kind: 'putCounters',
        object,
        counter: counter!,
        change: change === 'twice that many' ? { times: 2 } : { plus: 1 },
      }
    },
  ],
  [
    /^as ~ enters, you may pay (\d+) life\. if you don't, it enters tapped$/,
    ([, life]) => ({
      kind: 'enters',
      object: 'self',
      with: [{ kind: 'payOr', cost: [{ kind: 'payLife', amount: numberOf(life!)! }], else: [{ kind: 'tapped' }] }],
    }),
  ],
]

/** What becomes of a card instead of being put into a graveyard from anywhere is true everywhere. */
const whereOf = (replacement: Replacement): Pick<StaticAbility, 'zone'> =>
  replacement.kind === 'zoneChange' && replacement.object === 'self' && replacement.from === undefined
    ? { zone: 'everywhere' }
    : {}

/** A replacement or prevention effect that lasts as long as its source: "Creatures your opponents control enter tapped." */
export function replacementAbility(text: string): StaticAbility | undefined {
  for (const [pattern, read] of REPLACEMENTS) {
    const found = pattern.exec(text)
    const replacement = found === null ? undefined : read(found)
    if (replacement !== undefined) return { kind: 'static', replacement, ...whereOf(replacement) }
  }
  return undefined
}
