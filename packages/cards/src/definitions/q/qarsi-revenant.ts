import { activated, card, keyword, mana, putCounters, target, the } from '@spellwright/dsl'

export const qarsiRevenant = card({
  name: 'Qarsi Revenant',
  cost: '{1}{B}{B}',
  type: 'Creature — Vampire',
  power: 3,
  toughness: 3,
  abilities: [
    keyword('flying'),
    keyword('deathtouch'),
    keyword('lifelink'),
    activated({
      abilityWord: 'Renew',
      zone: 'graveyard',
      timing: 'sorcery',
      cost: [mana('{2}{B}'), { kind: 'exile', what: 'self' }],
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        putCounters('flying', 1, the('creature')),
        putCounters('deathtouch', 1, the('creature')),
        putCounters('lifelink', 1, the('creature')),
      ],
    }),
  ],
})
