import { card, did, draw, enters, keyword, mana, targetPlayer, the, triggered, upTo, when } from '@spellwright/dsl'

export const oildeepGearhulk = card({
  name: 'Oildeep Gearhulk',
  cost: '{U}{U}{B}{B}',
  type: 'Artifact Creature — Construct',
  power: 4,
  toughness: 4,
  abilities: [
    keyword('lifelink'),
    keyword({ kind: 'ward', cost: [mana('{1}')] }),
    triggered({
      on: enters('self'),
      targets: { player: targetPlayer },
      effects: [
        { kind: 'lookAtHand', player: the('player') },
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'hand' },
          whose: the('player'),
          count: upTo(1),
          as: 'card',
        },
        { kind: 'discardCards', what: the('card'), as: 'discarded' },
        when(did('discarded'), draw(1, the('player'))),
      ],
    }),
  ],
})
