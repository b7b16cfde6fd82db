import { activated, card, mana, putCounters, tap, tapForMana, target, the } from '@spellwright/dsl'

export const animalSanctuary = card({
  name: 'Animal Sanctuary',
  type: 'Land',
  abilities: [
    tapForMana('{C}'),
    activated({
      cost: [mana('{2}'), tap],
      targets: { animal: target({ subtype: ['Bird', 'Cat', 'Dog', 'Goat', 'Ox', 'Snake'] }) },
      effects: [putCounters('+1/+1', 1, the('animal'))],
    }),
  ],
})
