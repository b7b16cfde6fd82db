import {
  card,
  chooseOne,
  destroy,
  exactly,
  gainLife,
  spell,
  target,
  targetPlayer,
  the,
  times,
  X,
} from '@spellwright/dsl'

export const heliodsIntervention = card({
  name: "Heliod's Intervention",
  cost: '{X}{W}{W}',
  type: 'Instant',
  abilities: [
    spell({
      modes: chooseOne(
        {
          targets: { permanents: target({ type: ['artifact', 'enchantment'] }, { count: exactly(X) }) },
          effects: [destroy(the('permanents'))],
        },
        { targets: { player: targetPlayer }, effects: [gainLife(times(2, X), the('player'))] },
      ),
      effects: [],
    }),
  ],
})
