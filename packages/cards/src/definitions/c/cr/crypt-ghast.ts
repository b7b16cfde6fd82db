import { addMana, card, keyword, triggered } from '@spellwright/dsl'

export const cryptGhast = card({
  name: 'Crypt Ghast',
  cost: '{3}{B}',
  type: 'Creature — Spirit',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('extort'),
    triggered({
      on: { kind: 'tappedForMana', object: { subtype: 'Swamp' }, player: 'you' },
      effects: [addMana('{B}')],
    }),
  ],
})
