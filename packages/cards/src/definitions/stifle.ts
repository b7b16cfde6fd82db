import { card, counterSpell, spell, target, the } from '@spellwright/dsl'

export const stifle = card({
  name: 'Stifle',
  cost: '{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { ability: target({ zone: 'stack', stackKind: 'ability' }) },
      effects: [counterSpell(the('ability'))],
    }),
  ],
})
