import { card, chooseOne, counterSpell, spell, target, targetSpell, the } from '@spellwright/dsl'

export const defabricate = card({
  name: 'Defabricate',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    spell({
      modes: chooseOne(
        {
          targets: { spell: targetSpell({ type: ['artifact', 'enchantment'] }) },
          effects: [{ kind: 'counterSpell', what: the('spell'), to: 'exile' }],
        },
        {
          targets: { ability: target({ zone: 'stack', stackKind: 'ability' }) },
          effects: [counterSpell(the('ability'))],
        },
      ),
      effects: [],
    }),
  ],
})
