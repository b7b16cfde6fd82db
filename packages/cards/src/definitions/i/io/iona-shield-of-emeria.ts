import { card, keyword, replacement, rule } from '@spellwright/dsl'

export const ionaShieldOfEmeria = card({
  name: 'Iona, Shield of Emeria',
  cost: '{6}{W}{W}{W}',
  type: 'Legendary Creature — Angel',
  power: 7,
  toughness: 7,
  abilities: [
    keyword('flying'),
    replacement({ kind: 'enters', object: 'self', with: [{ kind: 'choose', choose: { kind: 'color' }, as: 'color' }] }),
    rule({ kind: 'cantCast', player: 'opponent', spell: { color: { chosen: 'color' } } }),
  ],
})
