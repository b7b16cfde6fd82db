import { card, chooseOne, destroy, ruleUntil, spell, target, the } from '@spellwright/dsl'

export const untimelyMalfunction = card({
  name: 'Untimely Malfunction',
  cost: '{1}{R}',
  type: 'Instant',
  abilities: [
    spell({
      modes: chooseOne(
        { targets: { artifact: target({ type: 'artifact' }) }, effects: [destroy(the('artifact'))] },
        {
          targets: { spell: target({ zone: 'stack', stackKind: 'any', is: 'targetsOnlyOne' }) },
          effects: [{ kind: 'changeTargets', what: the('spell'), how: 'must' }],
        },
        {
          targets: { creatures: target({ type: 'creature' }, { count: { min: 1, max: 2 } }) },
          effects: [ruleUntil({ kind: 'cantBlock', what: the('creatures') })],
        },
      ),
      effects: [],
    }),
  ],
})
