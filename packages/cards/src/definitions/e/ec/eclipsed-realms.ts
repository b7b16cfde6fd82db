import { anyColor, card, entersWith, tapForMana } from '@spellwright/dsl'

export const eclipsedRealms = card({
  name: 'Eclipsed Realms',
  type: 'Land',
  abilities: [
    entersWith({
      kind: 'choose',
      choose: {
        kind: 'word',
        options: ['Elemental', 'Elf', 'Faerie', 'Giant', 'Goblin', 'Kithkin', 'Merfolk', 'Treefolk'],
      },
      as: 'type',
    }),
    tapForMana('{C}'),
    tapForMana(anyColor(), {
      kind: 'onlyCastOrActivate',
      spell: { subtype: { chosen: 'type' } },
      object: { subtype: { chosen: 'type' } },
    }),
  ],
})
