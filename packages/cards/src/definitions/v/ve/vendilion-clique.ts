import { card, did, draw, enters, keywords, put, targetPlayer, the, triggered, upTo, when } from '@spellwright/dsl'

export const vendilionClique = card({
  name: 'Vendilion Clique',
  cost: '{1}{U}{U}',
  type: 'Legendary Creature — Faerie Wizard',
  power: 3,
  toughness: 1,
  abilities: [
    ...keywords('flash', 'flying'),
    triggered({
      on: enters('self'),
      targets: { player: targetPlayer },
      effects: [
        { kind: 'lookAtHand', player: the('player') },
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'hand', not: { type: 'land' } },
          whose: the('player'),
          count: upTo(1),
          as: 'card',
        },
        when(
          did('card'),
          { kind: 'reveal', what: the('card') },
          put('library', the('card'), { library: { position: 'bottom' } }),
          draw(1, the('player')),
        ),
      ],
    }),
  ],
})
