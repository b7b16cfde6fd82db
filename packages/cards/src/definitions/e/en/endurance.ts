import { all, card, enters, exileCost, keyword, keywords, put, the, triggered, upTo } from '@spellwright/dsl'

export const endurance = card({
  name: 'Endurance',
  cost: '{1}{G}{G}',
  type: 'Creature — Elemental Incarnation',
  power: 3,
  toughness: 4,
  abilities: [
    ...keywords('flash', 'reach'),
    triggered({
      on: enters('self'),
      targets: { player: { players: { player: 'any' }, count: upTo(1) } },
      effects: [
        put('library', all({ zone: 'graveyard', owner: the('player') }), {
          library: { position: 'bottom', order: 'random' },
        }),
      ],
    }),
    keyword({ kind: 'evoke', cost: [exileCost({ zone: 'hand', owner: 'you', color: 'G' })] }),
  ],
})
