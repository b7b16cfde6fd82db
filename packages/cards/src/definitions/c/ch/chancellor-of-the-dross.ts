import { atBeginningOf, bound, card, gainLife, keyword } from '@spellwright/dsl'

export const chancellorOfTheDross = card({
  name: 'Chancellor of the Dross',
  cost: '{4}{B}{B}{B}',
  type: 'Creature — Phyrexian Vampire',
  power: 6,
  toughness: 6,
  abilities: [
    {
      kind: 'openingHand',
      effects: [
        { kind: 'reveal', what: 'self' },
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('upkeep', 'eachPlayer'),
          lasts: 'once',
          effects: [{ kind: 'loseLife', player: 'opponent', amount: 3, as: 'lost' }, gainLife(bound('lost'))],
        },
      ],
    },
    keyword('flying'),
    keyword('lifelink'),
  ],
})
