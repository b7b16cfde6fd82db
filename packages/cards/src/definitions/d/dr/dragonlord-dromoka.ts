import { card, keyword, rule } from '@spellwright/dsl'

export const dragonlordDromoka = card({
  name: 'Dragonlord Dromoka',
  cost: '{4}{G}{W}',
  type: 'Legendary Creature — Elder Dragon',
  power: 5,
  toughness: 7,
  abilities: [
    { kind: 'static', rule: { kind: 'cantBeCountered', what: 'self' }, zone: 'stack' },
    keyword('flying'),
    keyword('lifelink'),
    rule({ kind: 'cantCast', player: 'opponent', spell: {} }, { condition: { kind: 'isTurnOf', player: 'you' } }),
  ],
})
