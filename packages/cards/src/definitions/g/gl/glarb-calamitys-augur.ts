import { activated, card, keyword, rule, tap } from '@spellwright/dsl'

export const glarbCalamitysAugur = card({
  name: "Glarb, Calamity's Augur",
  cost: '{B}{G}{U}',
  type: 'Legendary Creature — Frog Wizard Noble',
  power: 2,
  toughness: 4,
  abilities: [
    keyword('deathtouch'),
    rule({ kind: 'topCardRevealed', player: 'you', to: 'owner' }),
    rule({ kind: 'mayPlayFrom', player: 'you', zone: 'library', what: { type: 'land' }, top: 'top' }),
    rule({
      kind: 'mayPlayFrom',
      player: 'you',
      zone: 'library',
      what: { manaValue: { atLeast: 4 } },
      top: 'top',
      verb: 'cast',
    }),
    activated({ cost: [tap], effects: [{ kind: 'surveil', player: 'you', count: 2 }] }),
  ],
})
