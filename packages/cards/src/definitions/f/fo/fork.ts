import { card, setColor, spell, targetSpell, the } from '@spellwright/dsl'

export const fork = card({
  name: 'Fork',
  cost: '{R}{R}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { spell: targetSpell({ type: ['instant', 'sorcery'] }) },
      effects: [{ kind: 'copySpell', what: the('spell'), count: 1, newTargets: 'may', except: [setColor('R')] }],
    }),
  ],
})
