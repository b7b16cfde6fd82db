import { card, continuous, keyword, mana, rule } from '@spellwright/dsl'

export const bladeholdWarWhip = card({
  name: 'Bladehold War-Whip',
  type: 'Artifact — Equipment',
  cost: '{1}{R}{W}',
  abilities: [
    keyword('for Mirrodin!'),
    rule({
      kind: 'abilityCostChange',
      object: { subtype: 'Equipment', controller: 'you', other: true },
      ability: 'equip',
      change: { kind: 'reduce', mana: '{1}' },
    }),
    continuous({ affects: 'attachedTo', apply: [{ kind: 'gainKeyword', keyword: 'double strike' }] }),
    keyword({ kind: 'equip', cost: [mana('{3}{R}{W}')] }),
  ],
})
