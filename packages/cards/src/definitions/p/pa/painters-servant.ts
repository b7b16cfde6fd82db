import { card, continuous, entersWith } from '@spellwright/dsl'

export const paintersServant = card({
  name: "Painter's Servant",
  cost: '{2}',
  type: 'Artifact Creature — Scarecrow',
  power: 1,
  toughness: 3,
  abilities: [
    entersWith({ kind: 'choose', choose: { kind: 'color' }, as: 'color' }),
    continuous({
      affects: { zone: ['hand', 'library', 'graveyard', 'exile', 'stack', 'command', 'battlefield'] },
      apply: [{ kind: 'addColor', colors: { chosen: 'color' } }],
    }),
  ],
})
