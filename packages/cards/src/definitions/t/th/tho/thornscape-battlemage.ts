import { anyTarget, card, dealDamage, destroy, enters, keyword, mana, target, the, triggered } from '@spellwright/dsl'

export const thornscapeBattlemage = card({
  name: 'Thornscape Battlemage',
  cost: '{2}{G}',
  type: 'Creature — Elf Wizard',
  power: 2,
  toughness: 2,
  abilities: [
    keyword({ kind: 'kicker', cost: [mana('{R}')] }),
    keyword({ kind: 'kicker', cost: [mana('{W}')] }),
    triggered({
      on: enters('self'),
      condition: { kind: 'kicked', which: 0 },
      targets: { victim: anyTarget },
      effects: [dealDamage(2, the('victim'))],
    }),
    triggered({
      on: enters('self'),
      condition: { kind: 'kicked', which: 1 },
      targets: { artifact: target({ type: 'artifact' }) },
      effects: [destroy(the('artifact'))],
    }),
  ],
})
