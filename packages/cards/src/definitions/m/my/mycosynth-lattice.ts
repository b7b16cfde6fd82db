import { card, continuous, rule, setColor } from '@spellwright/dsl'

export const mycosynthLattice = card({
  name: 'Mycosynth Lattice',
  type: 'Artifact',
  cost: '{6}',
  abilities: [
    continuous({ affects: {}, apply: [{ kind: 'addType', types: ['artifact'] }] }),
    continuous({
      affects: { zone: ['hand', 'library', 'graveyard', 'exile', 'stack', 'command', 'battlefield'] },
      apply: [setColor()],
    }),
    rule({ kind: 'spendAsAnyColor', player: 'eachPlayer' }),
  ],
})
