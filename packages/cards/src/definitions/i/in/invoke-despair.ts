import { card, draw, type Effect, loseLife, spell, targetOpponent, the } from '@spellwright/dsl'

const sacrificeOrSuffer = (type: 'creature' | 'enchantment' | 'planeswalker'): Effect => ({
  kind: 'if',
  condition: { kind: 'exists', of: { type, controller: the('player') } },
  then: [{ kind: 'sacrificeChoice', player: the('player'), filter: { type }, count: 1 }],
  else: [loseLife(2, the('player')), draw(1)],
})

export const invokeDespair = card({
  name: 'Invoke Despair',
  cost: '{1}{B}{B}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { player: targetOpponent },
      effects: [sacrificeOrSuffer('creature'), sacrificeOrSuffer('enchantment'), sacrificeOrSuffer('planeswalker')],
    }),
  ],
})
