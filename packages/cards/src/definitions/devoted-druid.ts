import { activated, card, tapForMana, untap } from '@spellwright/dsl'

export const devotedDruid = card({
  name: 'Devoted Druid',
  cost: '{1}{G}',
  type: 'Creature — Elf Druid',
  power: 0,
  toughness: 2,
  abilities: [
    tapForMana('{G}'),
    activated({ cost: [{ kind: 'putCounters', counter: '-1/-1', count: 1 }], effects: [untap('self')] }),
  ],
})
