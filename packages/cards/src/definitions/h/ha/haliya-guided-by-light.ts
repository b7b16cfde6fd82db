import { atBeginningOf, card, draw, enters, gainLife, keyword, mana, triggered, when } from '@spellwright/dsl'

export const haliyaGuidedByLight = card({
  name: 'Haliya, Guided by Light',
  cost: '{2}{W}',
  type: 'Legendary Creature — Human Soldier',
  power: 3,
  toughness: 3,
  abilities: [
    triggered({
      on: {
        kind: 'either',
        events: [enters('self'), enters({ controller: 'you', type: ['creature', 'artifact'], other: true })],
      },
      effects: [gainLife(1)],
    }),
    triggered({
      on: atBeginningOf('end', 'you'),
      effects: [
        when(
          {
            kind: 'compare',
            quantity: { kind: 'eventTotal', event: { kind: 'lifeGained', player: 'you' }, when: 'thisTurn' },
            is: { atLeast: 3 },
          },
          draw(1),
        ),
      ],
    }),
    keyword({ kind: 'warp', cost: [mana('{W}')] }),
  ],
})
