import { activated, attacks, card, exile, keyword, linked, target, the, triggered, upTo } from '@spellwright/dsl'

export const boilingRockRioter = card({
  name: 'Boiling Rock Rioter',
  cost: '{2}{B}',
  type: 'Creature — Human Rogue Ally',
  power: 3,
  toughness: 3,
  abilities: [
    keyword({ kind: 'firebending', count: 1 }),
    activated({
      cost: [{ kind: 'tapOther', what: { subtype: 'Ally' }, count: 1 }],
      targets: { card: target({ zone: 'graveyard' }) },
      effects: [exile(the('card'), { linked: 'exiled' })],
    }),
    triggered({
      on: attacks('self'),
      effects: [
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'exile', owner: 'you', subtype: 'Ally', among: linked('exiled'), not: { type: 'land' } },
          count: upTo(1),
          as: 'card',
        },
        { kind: 'castCard', what: the('card'), player: 'you', cost: 'normal', optional: 'may' },
      ],
    }),
  ],
})
