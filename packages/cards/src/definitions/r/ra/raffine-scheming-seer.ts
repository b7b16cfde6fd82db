import { card, connive, count, keyword, mana, target, the, triggered } from '@spellwright/dsl'

export const raffineSchemingSeer = card({
  name: 'Raffine, Scheming Seer',
  cost: '{W}{U}{B}',
  type: 'Legendary Creature — Sphinx Demon',
  power: 1,
  toughness: 4,
  abilities: [
    keyword('flying'),
    keyword({ kind: 'ward', cost: [mana('{1}')] }),
    triggered({
      on: { kind: 'attackersDeclared', player: 'you', attackers: {} },
      targets: { attacker: target({ type: 'creature', is: 'attacking' }) },
      effects: [connive(the('attacker'), count({ type: 'creature', is: 'attacking' }))],
    }),
  ],
})
