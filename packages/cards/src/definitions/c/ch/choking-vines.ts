import { card, dealDamage, exactly, not, rule, spell, target, the, X } from '@spellwright/dsl'

export const chokingVines = card({
  name: 'Choking Vines',
  cost: '{X}{G}',
  type: 'Instant',
  abilities: [
    rule(
      { kind: 'cantCast', player: 'you', spell: 'self' },
      { condition: not({ kind: 'duringStep', step: 'declareBlockers' }), zone: 'everywhere' },
    ),
    spell({
      targets: { creatures: target({ type: 'creature', is: 'attacking' }, { count: exactly(X) }) },
      effects: [{ kind: 'becomeBlocked', what: the('creatures') }, dealDamage(1, the('creatures'))],
    }),
  ],
})
