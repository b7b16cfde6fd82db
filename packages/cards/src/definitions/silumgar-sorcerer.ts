import { card, counterSpell, keyword, targetSpell, the, triggered } from '@spellwright/dsl'

export const silumgarSorcerer = card({
  name: 'Silumgar Sorcerer',
  cost: '{1}{U}{U}',
  type: 'Creature — Human Wizard Sorcerer',
  power: 2,
  toughness: 1,
  abilities: [
    keyword('flash'),
    keyword('flying'),
    keyword('exploit'),
    triggered({
      on: { kind: 'exploited', object: 'self' },
      targets: { spell: targetSpell({ type: 'creature' }) },
      effects: [counterSpell(the('spell'))],
    }),
  ],
})
