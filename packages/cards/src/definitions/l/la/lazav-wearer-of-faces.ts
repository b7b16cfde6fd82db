import { attacks, card, did, exile, investigate, linked, target, the, triggered, upTo, when } from '@spellwright/dsl'

export const lazavWearerOfFaces = card({
  name: 'Lazav, Wearer of Faces',
  type: 'Legendary Creature — Shapeshifter Detective',
  cost: '{U}{B}',
  power: 2,
  toughness: 3,
  abilities: [
    triggered({
      on: attacks('self'),
      targets: { card: target({ zone: 'graveyard' }) },
      effects: [exile(the('card'), { linked: 'exiled' }), investigate()],
    }),
    triggered({
      on: { kind: 'sacrificed', player: 'you', object: { subtype: 'Clue' } },
      effects: [
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'exile', type: 'creature', among: linked('exiled') },
          count: upTo(1),
          as: 'card',
        },
        when(did('card'), { kind: 'becomeCopy', what: 'self', of: the('card'), until: 'endOfTurn' }),
      ],
    }),
  ],
})
