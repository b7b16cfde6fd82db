import { card, enters, exactly, keywords, may, put, the, triggered } from '@spellwright/dsl'

export const danithaBenaliasHope = card({
  name: "Danitha, Benalia's Hope",
  cost: '{4}{W}',
  type: 'Legendary Creature — Human Knight',
  power: 4,
  toughness: 4,
  abilities: [
    ...keywords('first strike', 'vigilance', 'lifelink'),
    triggered({
      on: enters('self'),
      effects: [
        may(
          {
            kind: 'choose',
            player: 'you',
            from: { zone: ['hand', 'graveyard'], owner: 'you', subtype: ['Aura', 'Equipment'] },
            whose: 'you',
            count: exactly(1),
            as: 'card',
          },
          put('battlefield', the('card'), { attachTo: 'self' }),
        ),
      ],
    }),
  ],
})
