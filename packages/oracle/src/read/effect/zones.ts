import { controllerOf, type Effect, type EffectOf } from '@spellwright/dsl'
import { countedNoun, type Reading } from '../reading.ts'
import { doesTo, type EffectReader, playerDoes } from './reader.ts'

const tappedOr = (tapped: string | undefined): { enters?: ['tapped'] } =>
  tapped === undefined ? {} : { enters: ['tapped'] }

const BECAME = { exile: 'exiled', return: 'returned', put: 'moved' } as const

/** What changes zones is another object from then on (CR 400.7): who speaks of it again means that one. */
function moved(move: EffectOf<'move'>, reading: Reading): EffectOf<'move'> {
  reading.moved(move, BECAME[move.verb])
  return move
}

export const ZONES: readonly EffectReader[] = [
  doesTo('destroy (.+)', (what) => ({ kind: 'destroy', what })),
  doesTo('exile (.+) until ~ leaves the battlefield', (what) => ({ kind: 'exileUntilSourceLeaves', what })),
  [
    /^exile (target player|target opponent|each opponent|each player)'s graveyard$/,
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
      return what === undefined ? undefined : [moved({ kind: 'move', verb: 'exile', what, to: 'exile' }, reading)]
    },
  ],
  [
    /^return (.+?)( from your graveyard)? to (?:its owner's|their owners'|your|their owner's) hands?$/,
    ([, text, from], reading) => {
      const what = reading.objects(text! + (from ?? ''))
      return what === undefined ? undefined : [moved({ kind: 'move', verb: 'return', what, to: 'hand' }, reading)]
    },
  ],
  [
    /^return (.+?)( from your graveyard)? to the battlefield( tapped)?(?: under (your|its owner's) control)?$/,
    ([, text, from, tapped, under], reading) => {
      const what = reading.objects(text! + (from ?? ''))
      if (what === undefined || (typeof what === 'object' && 'all' in what && under === "its owner's")) return undefined
      const whose = under === 'your' ? ('you' as const) : ({ ownerOf: what as 'self' } as const)
      const control = under === undefined ? {} : { under: whose }
      return [
        moved({ kind: 'move', verb: 'return', what, to: 'battlefield', ...tappedOr(tapped), ...control }, reading),
      ]
    },
  ],
  [
    /^put (.+?)( from (?:a|your) graveyard)? onto the battlefield( tapped)?( under your control)?$/,
    ([, text, from, tapped, under], reading) => {
      const what = reading.objects(text! + (from ?? ''))
      if (what === undefined) return undefined
      const control = under === undefined ? {} : { under: 'you' as const }
      return [moved({ kind: 'move', verb: 'put', what, to: 'battlefield', ...tappedOr(tapped), ...control }, reading)]
    },
  ],
  doesTo(
    "put (.+) (on top|on the bottom) of (?:its owner's|their owners'|your) library",
    (what, [place]): Effect => ({
      kind: 'move',
      verb: 'put',
      what,
      to: 'library',
      library: { position: place === 'on top' ? 'top' : 'bottom' },
    }),
  ),
  doesTo('sacrifice (~|it|that creature|that permanent|that token|them|those tokens)', (what) => ({
    kind: 'sacrifice',
    what,
  })),
  playerDoes('sacrifices? (.+)', (player, [text], reading) => {
    const chosen = countedNoun(text!, reading)
    return chosen === undefined ? undefined : { kind: 'sacrificeChoice', player, ...chosen }
  }),
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
