import { apply, attacks, card, keyword, modifyPT, rule, target, the, triggered } from '@spellwright/dsl'

export const ferventChampion = card({
  name: 'Fervent Champion',
  cost: '{R}',
  type: 'Creature — Human Knight',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('first strike'),
    keyword('haste'),
    triggered({
      on: attacks('self'),
      targets: { knight: target({ subtype: 'Knight', is: 'attacking', controller: 'you', other: true }) },
      effects: [apply(the('knight'), [modifyPT(1, 0)])],
    }),
    rule({
      kind: 'abilityCostChange',
      by: 'you',
      targets: 'self',
      ability: 'equip',
      change: { kind: 'reduce', mana: '{3}' },
    }),
  ],
})
