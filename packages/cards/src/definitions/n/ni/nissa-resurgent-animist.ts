import { addMana, anyColor, card, enters, put, the, triggered, when } from '@spellwright/dsl'

export const nissaResurgentAnimist = card({
  name: 'Nissa, Resurgent Animist',
  type: 'Legendary Creature — Elf Scout',
  cost: '{2}{G}',
  power: 3,
  toughness: 3,
  abilities: [
    triggered({
      on: enters({ type: 'land', controller: 'you' }),
      abilityWord: 'Landfall',
      effects: [
        addMana(anyColor()),
        when(
          { kind: 'compare', quantity: { kind: 'timesResolved' }, is: { exactly: 2 } },
          {
            kind: 'revealUntil',
            player: 'you',
            filter: { subtype: ['Elf', 'Elemental'] },
            as: 'card',
            others: 'others',
          },
          put('hand', the('card')),
          put('library', the('others'), { library: { position: 'bottom', order: 'random' } }),
        ),
      ],
    }),
  ],
})
