import { addMana, atBeginningOf, card, keyword } from '@spellwright/dsl'

export const chancellorOfTheTangle = card({
  name: 'Chancellor of the Tangle',
  cost: '{4}{G}{G}{G}',
  type: 'Creature — Phyrexian Beast',
  power: 6,
  toughness: 7,
  abilities: [
    {
      kind: 'openingHand',
      effects: [
        { kind: 'reveal', what: 'self' },
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('main1', 'you'),
          lasts: 'once',
          effects: [addMana('{G}')],
        },
      ],
    },
    keyword('vigilance'),
    keyword('reach'),
  ],
})
