import { card, enters, ownerOf, put, shuffle, target, the, triggered } from '@spellwright/dsl'

export const riftsweeper = card({
  name: 'Riftsweeper',
  cost: '{1}{G}',
  type: 'Creature — Elf Shaman',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: enters('self'),
      targets: { card: target({ zone: 'exile', is: 'faceUp' }) },
      effects: [put('library', the('card')), shuffle(ownerOf(the('card')))],
    }),
  ],
})
