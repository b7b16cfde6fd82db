import { controllerOf, type Effect, type EffectOf, type Selector } from '@spellwright/dsl'
import { LIBRARY_END } from '../../words/places.ts'
import { THAT_NOUN, THOSE_NOUNS } from '../../words/self-nouns.ts'
import { quantityOf } from '../amount.ts'
import { countedNoun } from '../counted-noun.ts'
import { calledBy } from '../done/this-way.ts'
import type { Reading } from '../reading.ts'
import { doesTo, type EffectReader, playerDoes, playerDoesAll } from './reader.ts'

const entersAs = (how: string | undefined): Pick<EffectOf<'move'>, 'enters'> =>
  how === undefined ? {} : { enters: [how.trim() as 'tapped' | 'transformed'] }

const isOne = (what: Selector): boolean => typeof what !== 'object' || !('all' in what)

/** What all of them are called; of one or more targets it is told by the targets. */
function nounOfAll(what: Selector, { targets }: Reading): string {
  if (typeof what !== 'object' || Array.isArray(what)) return 'permanent'
  if ('all' in what) return calledBy(what.all)
  return 'the' in what ? calledBy(targets[what.the]?.objects ?? {}) : 'permanent'
}

/** Who speaks of it again means the permanent it became (CR 400.7). */
function entering(move: EffectOf<'move'>, reading: Reading): EffectOf<'move'> {
  if (isOne(move.what)) reading.moved(move, 'entered')
  return move
}

export const ZONES: readonly EffectReader[] = [
  [
    /^destroy (.+)$/,
    ([, text], reading) => {
      const what = reading.objects(text!)
      if (what === undefined) return undefined
      return [reading.doing('destroyed', nounOfAll(what, reading), { kind: 'destroy', what } as EffectOf<'destroy'>)]
    },
  ],
  [
    /^exile all graveyards$/,
    () => [{ kind: 'move', verb: 'exile', what: { all: { zone: 'graveyard' } }, to: 'exile' }],
  ],
  [
    /^return the exiled card to the battlefield under its owner's control$/,
    () => [{ kind: 'move', verb: 'return', what: { linked: 'exiled' }, to: 'battlefield' }],
  ],
  doesTo('exile (.+) until ~ leaves the battlefield', (what) => ({ kind: 'exileUntilSourceLeaves', what })),
  [
    /^exile (?:all cards from )?(target player|target opponent)'s graveyard$/,
    ([, whose], reading) => {
      const owner = reading.player(whose!)
      const what = owner === undefined ? undefined : { all: { zone: 'graveyard' as const, owner } }
      return what === undefined ? undefined : [{ kind: 'move', verb: 'exile', what, to: 'exile' }]
    },
  ],
  [
    /^exile (.+)$/,
    ([, text], reading) => {
      const what = reading.objects(text!)
      if (what === undefined) return undefined
      const exile: EffectOf<'move'> = { kind: 'move', verb: 'exile', what, to: 'exile' }
      // What is exiled is another object from then on (CR 400.7).
      if (isOne(what)) reading.moved(exile, 'exiled')
      return [reading.doing('exiled', nounOfAll(what, reading), exile)]
    },
  ],
  [
    /^return (.+?)( from your graveyard)? to (?:its owner's|their owners'|your|their owner's|their(?= hand$)) hands?$/,
    ([, text, from], reading) => {
      const what = reading.objects(text! + (from ?? ''))
      return what === undefined ? undefined : [{ kind: 'move', verb: 'return', what, to: 'hand' }]
    },
  ],
  [
    /^return (.+?)( from your graveyard)? to the battlefield( tapped| transformed)?(?: under (your|its owner's|their owners'|their owner's) control)?(?: with (\S+) (\S+) counters? on it)?$/,
    ([, text, from, how, under, amount, counter], reading) => {
      const what = reading.objects(text! + (from ?? ''))
      const count = amount === undefined ? undefined : quantityOf(amount)
      if (amount !== undefined && count === undefined) return undefined
      const counters = count === undefined ? {} : { counters: { counter: counter!, count } }
      if (what === undefined || (typeof what === 'object' && 'all' in what && under !== undefined && under !== 'your'))
        return undefined
      const whose = under === 'your' ? ('you' as const) : ({ ownerOf: what as 'self' } as const)
      const control = under === undefined ? {} : { under: whose }
      return [
        entering(
          { kind: 'move', verb: 'return', what, to: 'battlefield', ...entersAs(how), ...control, ...counters },
          reading,
        ),
      ]
    },
  ],
  [
    /^put (.+?)( from (?:a|your) graveyard)? onto the battlefield( tapped)?( under your control| under its owner's control)?$/,
    ([, text, from, tapped, under], reading) => {
      const what = reading.objects(text! + (from ?? ''))
      if (what === undefined || (under?.includes('owner') && typeof what === 'object' && !('the' in what)))
        return undefined
      const control =
        under === undefined ? {} : { under: under.includes('owner') ? { ownerOf: what as 'self' } : ('you' as const) }
      return [
        entering({ kind: 'move', verb: 'put', what, to: 'battlefield', ...entersAs(tapped), ...control }, reading),
      ]
    },
  ],
  doesTo(
    `put (.+) (${LIBRARY_END.pattern}) of (?:its owner's|their owners'|your) librar(?:y|ies)`,
    (what, [place]): Effect => ({
      kind: 'move',
      verb: 'put',
      what,
      to: 'library',
      library: { position: LIBRARY_END.read(place!)! },
    }),
  ),
  doesTo(`sacrifice (~|it|that (?:${THAT_NOUN})|them|those (?:${THOSE_NOUNS}))`, (what) => ({
    kind: 'sacrifice',
    what,
  })),
  [
    /^(?:its|that (?:creature|permanent)'s) controller sacrifices (it|that creature|that permanent)$/,
    ([, text], reading) => {
      const what = reading.object(text!)
      return what === undefined ? undefined : [{ kind: 'sacrifice', what, by: 'controller' }]
    },
  ],
  playerDoes('sacrifices? (.+)', (player, [text], reading) => {
    const chosen = countedNoun(text!, reading)
    if (chosen === undefined) return undefined
    const effect: EffectOf<'sacrificeChoice'> = { kind: 'sacrificeChoice', player, ...chosen }
    if (chosen.count === 1) reading.moved(effect, 'sacrificed')
    return reading.doing('sacrificed', calledBy(chosen.filter), effect)
  }),
  [
    /^(?:shuffle (.+) into its owner's library|(.+)'s owner shuffles it into their library|the owner of (.+) shuffles it into their library)$/,
    ([, text, named, other], reading) => {
      const what = reading.object((text ?? named ?? other)!)
      if (what === undefined) return undefined
      return [
        { kind: 'move', verb: 'put', what, to: 'library' },
        { kind: 'shuffle', player: { ownerOf: what } },
      ]
    },
  ],
  [
    /^(?:(.+)'s owner|the owner of (.+)) puts it on (?:their choice of )?the top or bottom of their library$/,
    ([, named, other], reading) => {
      const what = reading.object((named ?? other)!)
      if (what === undefined) return undefined
      const options = (['top', 'bottom'] as const).map((position) => ({
        label: `the ${position} of their library`,
        effects: [{ kind: 'move' as const, verb: 'put' as const, what, to: 'library' as const, library: { position } }],
      }))
      return [{ kind: 'chooseOne', player: { ownerOf: what }, options }]
    },
  ],
  playerDoesAll(
    'shuffles? (?:their|your) (hand and graveyard|graveyard|hand) into (?:their|your) library',
    (player, [zones]) => [
      {
        kind: 'move',
        verb: 'put',
        what: {
          all: { zone: zones === 'hand and graveyard' ? ['hand', 'graveyard'] : (zones as 'hand'), owner: player },
        },
        to: 'library',
      },
      { kind: 'shuffle', player },
    ],
  ),
  [
    /^counter (target .+?)(?: unless its controller pays ((?:\{[^}]+\})+))?$/,
    ([, text, mana], reading) => {
      const what = reading.target(text!)
      if (what === undefined) return undefined
      const counter: Effect = { kind: 'counterSpell', what }
      if (mana === undefined) return [counter]
      return [{ kind: 'unless', player: controllerOf(what), cost: [{ kind: 'mana', mana }], effects: [counter] }]
    },
  ],
]
