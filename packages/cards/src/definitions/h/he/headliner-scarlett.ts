import { atBeginningOf, card, enters, exile, keyword, ruleUntil, targetPlayer, the, triggered } from '@spellwright/dsl'

export const headlinerScarlett = card({
  name: 'Headliner Scarlett',
  cost: '{3}{R}',
  type: 'Legendary Creature — Human Warlock',
  power: 3,
  toughness: 3,
  abilities: [
    keyword('haste'),
    triggered({
      on: enters('self'),
      targets: { player: targetPlayer },
      effects: [ruleUntil({ kind: 'cantBlock', what: { type: 'creature', controller: the('player') } })],
    }),
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 1, as: 'top' },
        exile(the('top'), { as: 'exiled', faceDown: 'faceDown' }),
        ruleUntil({ kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('exiled') }, verb: 'play' }),
      ],
    }),
  ],
})
