import { activated, card, exile, mana, replacement, target, the } from '@spellwright/dsl'

export const legacyWeapon = card({
  name: 'Legacy Weapon',
  cost: '{7}',
  type: 'Legendary Artifact',
  abilities: [
    activated({
      cost: [mana('{W}{U}{B}{R}{G}')],
      targets: { permanent: target({}) },
      effects: [exile(the('permanent'))],
    }),
    replacement(
      { kind: 'zoneChange', object: 'self', to: 'graveyard', instead: { to: 'library', shuffle: 'shuffle' } },
      { zone: 'everywhere' },
    ),
  ],
})
