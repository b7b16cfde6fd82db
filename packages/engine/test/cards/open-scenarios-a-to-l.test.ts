import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[Absolute Grace] gives all creatures protection from black', () => {
  const b = board({ a: { battlefield: ['2 Plains'], hand: ['Absolute Grace'] }, b: { battlefield: ['Hill Giant'] } })
  b.cast('Absolute Grace').resolve()
  expect(b.has('Hill Giant', 'protection')).toBe(true)
})

it('[Abyssal Gatekeeper] makes each player sacrifice a creature when it dies', () => {
  const b = board({
    a: { battlefield: ['Abyssal Gatekeeper', 'Grizzly Bears', 'Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Shock', { targets: ['Abyssal Gatekeeper'] }).resolveAll()
  expect([b.in('graveyard', 'Grizzly Bears', 'A'), b.in('graveyard', 'Hill Giant', 'B')]).toEqual([true, true])
})

it('[Acid Web Spider] may destroy an Equipment', () => {
  const b = board({ a: { battlefield: ['5 Forest'], hand: ['Acid Web Spider'] }, b: { battlefield: ['Kitesail'] } })
  b.yes().cast('Acid Web Spider').resolveAll()
  expect([b.in('graveyard', 'Kitesail', 'B'), b.has('Acid Web Spider', 'reach')]).toEqual([true, true])
})

it('[Adherent of Hope] grows at combat beside a Basri', () => {
  const b = board({ a: { battlefield: ['Adherent of Hope', { card: 'Basri Ket', counters: { loyalty: 3 } }] } })
  b.to('declareAttackers')
  expect(b.pt('Adherent of Hope')).toBe('3/2')
  const alone = board({ a: { battlefield: ['Adherent of Hope'] } })
  expect(alone.to('declareAttackers').pt('Adherent of Hope')).toBe('2/1')
})

it('[Aerie Ouphes] deals its power to a flyer, and persists', () => {
  const b = board({ a: { battlefield: ['Aerie Ouphes'] }, b: { battlefield: ['Wind Drake', 'Hill Giant'] } })
  b.activate('Aerie Ouphes').resolveAll()
  expect([b.in('graveyard', 'Wind Drake', 'B'), b.pt('Aerie Ouphes')]).toEqual([true, '2/2'])
})

it('[Aesthir Glider] flies and cannot block', () => {
  const b = board({ a: { battlefield: ['Hill Giant'] }, b: { battlefield: ['Aesthir Glider'] } })
  b.attack('Hill Giant')
  expect(() => b.block('Aesthir Glider>Hill Giant')).toThrow()
  expect(b.has('Aesthir Glider', 'flying')).toBe(true)
})

it('[Aether Figment] enters with two counters where it was kicked, and cannot be blocked', () => {
  const b = board({ a: { battlefield: ['5 Island'], hand: ['Aether Figment'] }, b: { battlefield: ['Hill Giant'] } })
  b.yes().cast('Aether Figment').resolve()
  expect(b.counters('Aether Figment', '+1/+1')).toBe(2)
  const poor = board({ a: { battlefield: ['2 Island'], hand: ['Aether Figment'] } })
  expect(poor.cast('Aether Figment').resolve().pt('Aether Figment')).toBe('1/1')
  const attack = board({ a: { battlefield: ['Aether Figment'] }, b: { battlefield: ['Hill Giant'] } })
  attack.attack('Aether Figment')
  expect(() => attack.block('Hill Giant>Aether Figment')).toThrow()
})

it('[Agate-Blade Assassin] drains the defending player', () => {
  const b = board({ a: { battlefield: ['Agate-Blade Assassin'] } })
  b.attack('Agate-Blade Assassin').resolve()
  expect([b.life('A'), b.life('B')]).toEqual([21, 19])
})

it('[Agent of Stromgald] turns red mana into black', () => {
  const b = board({ a: { battlefield: ['Agent of Stromgald'], mana: '{R}' } })
  b.tapForMana('Agent of Stromgald')
  expect(b.pool('A')).toBe('{B}')
})

it('[Alesha, Who Smiles at Death] returns a small creature card attacking', () => {
  const b = board({
    a: { battlefield: ['Alesha, Who Smiles at Death', '2 Plains'], graveyard: ['Grizzly Bears', 'Hill Giant'] },
  })
  b.yes('payOrNot').attack('Alesha, Who Smiles at Death').resolve()
  b.damage()
  expect([b.life('B'), b.in('battlefield', 'Grizzly Bears', 'A')]).toEqual([15, true])
})

it('[Almighty Brushwagg] tramples and grows for {3}{G}', () => {
  const b = board({ a: { battlefield: ['Almighty Brushwagg', '4 Forest'] } })
  b.activate('Almighty Brushwagg').resolve()
  expect([b.pt('Almighty Brushwagg'), b.has('Almighty Brushwagg', 'trample')]).toEqual(['4/4', true])
})

it('[Alms of the Vein] drains an opponent of 3', () => {
  const b = board({ a: { battlefield: ['3 Swamp'], hand: ['Alms of the Vein'] } })
  b.cast('Alms of the Vein').resolve()
  expect([b.life('A'), b.life('B')]).toEqual([23, 17])
})

it('[Anaconda] cannot be blocked where the defending player controls a Swamp', () => {
  const b = board({ a: { battlefield: ['Anaconda'] }, b: { battlefield: ['Swamp', 'Hill Giant'] } })
  b.attack('Anaconda')
  expect(() => b.block('Hill Giant>Anaconda')).toThrow()
})

it('[Ancient Stone Idol] costs {1} less for each attacker and leaves a Construct', () => {
  const b = board({
    a: { battlefield: ['2 Grizzly Bears', '8 Wastes', '4 Swamp'], hand: ['Ancient Stone Idol', 'Doom Blade'] },
  })
  b.attack('Grizzly Bears').cast('Ancient Stone Idol').resolve()
  expect(b.pt('Ancient Stone Idol')).toBe('12/12')
  b.cast('Doom Blade', { targets: ['Ancient Stone Idol'] }).resolveAll()
  expect([b.pt('Construct Token'), b.has('Construct Token', 'trample')]).toEqual(['6/12', true])
})

it('[Aura Finesse] moves an Aura and draws a card', () => {
  const b = board({
    a: {
      battlefield: ['Grizzly Bears', 'Hill Giant', { card: 'Holy Strength', attachedTo: 'Grizzly Bears' }, 'Island'],
      hand: ['Aura Finesse'],
    },
  })
  b.cast('Aura Finesse', { targets: ['Holy Strength', 'Hill Giant'] }).resolve()
  expect([b.pt('Grizzly Bears'), b.pt('Hill Giant'), b.names('hand', 'A').length]).toEqual(['2/2', '4/5', 1])
})

it("[Basri's Acolyte] puts a counter on each of up to two others", () => {
  const b = board({ a: { battlefield: ['Grizzly Bears', 'Hill Giant', '4 Plains'], hand: ["Basri's Acolyte"] } })
  b.cast("Basri's Acolyte", { targets: ['Grizzly Bears,Hill Giant'] }).resolveAll()
  expect([b.pt('Grizzly Bears'), b.pt('Hill Giant'), b.pt("Basri's Acolyte")]).toEqual(['3/3', '4/4', '2/3'])
})

it('[Battle Screech] makes two Birds, and again for tapping three white creatures', () => {
  const b = board({ a: { battlefield: ['White Knight', '4 Plains'], hand: ['Battle Screech'] } })
  b.cast('Battle Screech').resolve().cast('Battle Screech', { method: 'flashback' }).resolve()
  expect([b.count('battlefield', 'Bird Token'), b.in('exile', 'Battle Screech', 'A')]).toEqual([4, true])
})

it("[Berserkers' Onslaught] gives your attackers double strike", () => {
  const b = board({ a: { battlefield: ["Berserkers' Onslaught", 'Grizzly Bears'] } })
  b.attack('Grizzly Bears').damage()
  expect(b.life('B')).toBe(16)
})

it('[Biomass Mutation] sets base power and toughness of your creatures to X', () => {
  const b = board({
    a: { battlefield: ['Grizzly Bears', 'Memnite', '6 Forest'], hand: ['Biomass Mutation'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.reply('x', 4).cast('Biomass Mutation').resolve()
  expect([b.pt('Grizzly Bears'), b.pt('Memnite'), b.pt('Hill Giant')]).toEqual(['4/4', '4/4', '3/3'])
})

it("[Black Sun's Zenith] puts X -1/-1 counters on each creature and is shuffled away", () => {
  const b = board({
    a: { battlefield: ['4 Swamp'], hand: ["Black Sun's Zenith"] },
    b: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
  })
  b.reply('x', 2).cast("Black Sun's Zenith").resolve()
  expect([b.pt('Hill Giant'), b.in('graveyard', 'Grizzly Bears', 'B')]).toEqual(['1/1', true])
  expect(b.in('library', "Black Sun's Zenith", 'A')).toBe(true)
})

it('[Briar Hydra] puts a counter for each basic land type among your lands', () => {
  const b = board({ a: { battlefield: ['Briar Hydra', 'Forest', '2 Island'] } })
  b.attack('Briar Hydra').damage()
  expect(b.counters('Briar Hydra', '+1/+1')).toBe(2)
})

it('[Bringer of the Black Dawn] may be cast for {W}{U}{B}{R}{G} and finds a card for 2 life', () => {
  const b = board({
    a: { mana: '{W}{U}{B}{R}{G}', hand: ['Bringer of the Black Dawn'], library: ['Forest', 'Memnite'] },
  })
  b.cast('Bringer of the Black Dawn', { method: 'alternative' }).resolve()
  expect(b.pt('Bringer of the Black Dawn')).toBe('5/5')
  const upkeep = board({
    a: { battlefield: ['Bringer of the Black Dawn'], library: ['Forest', 'Memnite', 'Forest'] },
    active: 1,
  })
  upkeep.yes('payOrNot').pick('chooseFound', 'Memnite').to('draw')
  upkeep.to('main1')
  expect([upkeep.life('A'), upkeep.names('hand', 'A')]).toEqual([18, ['Memnite']])
})

it('[Chalice of the Void] counters spells with mana value equal to its counters', () => {
  const b = board({ a: { battlefield: ['3 Mountain'], hand: ['Chalice of the Void', 'Shock', 'Memnite'] } })
  b.reply('x', 1)
    .cast('Chalice of the Void')
    .resolve()
    .cast('Shock', { targets: ['B'] })
    .resolveAll()
  expect([b.counters('Chalice of the Void', 'charge'), b.life('B')]).toEqual([1, 20])
  b.cast('Memnite').resolveAll()
  expect(b.in('battlefield', 'Memnite', 'A')).toBe(true)
})

it('[Chameleon Colossus] doubles itself and has protection from black', () => {
  const b = board({ a: { battlefield: ['Chameleon Colossus', '4 Forest'] } })
  b.activate('Chameleon Colossus').resolve()
  expect([b.pt('Chameleon Colossus'), b.has('Chameleon Colossus', 'protection')]).toEqual(['8/8', true])
})

it('[Champion of Lambholt] grows with each creature; weaker creatures cannot block yours', () => {
  const b = board({
    a: { battlefield: ['Champion of Lambholt', 'Grizzly Bears'], hand: ['2 Memnite'] },
    b: { battlefield: ['Gray Ogre', 'Hill Giant'] },
  })
  b.cast('Memnite').resolveAll().cast('Memnite').resolveAll()
  expect(b.pt('Champion of Lambholt')).toBe('3/3')
  b.attack('Grizzly Bears')
  expect(() => b.block('Gray Ogre>Grizzly Bears')).toThrow()
  b.block('Hill Giant>Grizzly Bears')
})

it("[Chandra's Magmutt] deals 1 damage to a player", () => {
  const b = board({ a: { battlefield: ["Chandra's Magmutt"] } })
  b.activate("Chandra's Magmutt", { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(19)
})

it("[Chandra's Pyreling] grows when your source deals noncombat damage to an opponent", () => {
  const b = board({ a: { battlefield: ["Chandra's Pyreling", 'Mountain'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect([b.pt("Chandra's Pyreling"), b.has("Chandra's Pyreling", 'double strike')]).toEqual(['2/3', true])
})

it('[Citadel of Pain] punishes untapped lands at the end step', () => {
  const b = board({ a: { battlefield: ['Citadel of Pain', '2 Forest', { card: 'Forest', tapped: true }] } })
  b.to('end')
  expect(b.life('A')).toBe(18)
})

it('[Cloud Cover] may return your targeted permanent', () => {
  const b = board({
    a: { battlefield: ['Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Cloud Cover', 'Grizzly Bears'] },
  })
  b.yes()
    .cast('Shock', { targets: ['Grizzly Bears'] })
    .resolveAll()
  expect(b.in('hand', 'Grizzly Bears', 'B')).toBe(true)
})

it('[Council of the Absolute] forbids opponents the named card and makes it cheaper for you', () => {
  const b = board({
    a: { battlefield: ['Plains', '3 Island'], hand: ['Council of the Absolute', 'Concentrate'] },
    b: { battlefield: ['Mountain'], hand: ['Shock'] },
  })
  b.reply('chooseName', 'Shock').cast('Council of the Absolute').resolve().turnTo('B')
  expect(b.can('cast', 'Shock')).toBe(false)
  const cheap = board({ a: { battlefield: ['Plains', '5 Island'], hand: ['Council of the Absolute', 'Concentrate'] } })
  cheap.reply('chooseName', 'Concentrate').cast('Council of the Absolute').resolve().cast('Concentrate').resolve()
  expect(cheap.names('hand', 'A').length).toBe(3)
})

it('[Courser of Kruphix] lets you play the top land card, and gains life for it', () => {
  const b = board({ a: { battlefield: ['Courser of Kruphix'], library: ['Forest'] } })
  b.act(b.legal().find((action) => action.kind === 'playLand')!).resolveAll()
  expect([b.in('battlefield', 'Forest', 'A'), b.life('A')]).toEqual([true, 21])
})

it('[Cudgel Troll] regenerates', () => {
  const b = board({ a: { battlefield: ['Cudgel Troll', 'Forest', '2 Swamp'], hand: ['Doom Blade'] } })
  b.activate('Cudgel Troll')
    .resolve()
    .cast('Doom Blade', { targets: ['Cudgel Troll'] })
    .resolve()
  expect(b.in('battlefield', 'Cudgel Troll', 'A')).toBe(true)
})

it('[Death Pit Offering] sacrifices your creatures and strengthens later ones', () => {
  const b = board({
    a: { battlefield: ['Hill Giant', '4 Swamp'], hand: ['Death Pit Offering', 'Memnite'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.cast('Death Pit Offering').resolveAll().cast('Memnite').resolve()
  expect([b.in('graveyard', 'Hill Giant', 'A'), b.pt('Memnite'), b.pt('Grizzly Bears')]).toEqual([true, '3/3', '2/2'])
})

it('[Diplomatic Escort] counters a spell that targets a creature, not one that targets a player', () => {
  const position = {
    a: { battlefield: ['Mountain', 'Grizzly Bears'], hand: ['Shock'] },
    b: { battlefield: ['Diplomatic Escort', 'Island'], hand: ['Forest'] },
  }
  const b = board(position)
  b.cast('Shock', { targets: ['Grizzly Bears'] })
    .turnTo('B')
    .activate('Diplomatic Escort')
    .resolveAll()
  expect([b.in('battlefield', 'Grizzly Bears', 'A'), b.in('graveyard', 'Forest', 'B')]).toEqual([true, true])
  const face = board(position)
  face.cast('Shock', { targets: ['B'] }).turnTo('B')
  expect(face.can('activate', 'Diplomatic Escort')).toBe(false)
})

it('[Doomed Dissenter] leaves a Zombie', () => {
  const b = board({ a: { battlefield: ['Doomed Dissenter', 'Mountain'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['Doomed Dissenter'] }).resolveAll()
  expect(b.pt('Zombie Token')).toBe('2/2')
})

it('[Douse] counters a red spell', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Shock'] }, b: { battlefield: ['Douse', '2 Island'] } })
  b.cast('Shock', { targets: ['B'] })
    .turnTo('B')
    .activate('Douse')
    .resolveAll()
  expect(b.life('B')).toBe(20)
})

it('[Eldrazi Temple] adds {C}{C} for colorless Eldrazi only', () => {
  const b = board({ a: { battlefield: ['Eldrazi Temple', '4 Wastes'], hand: ["Ulamog's Crusher", 'Kitesail'] } })
  b.tapForMana('Eldrazi Temple', 1)
  expect(b.pool('A')).toBe('{C}{C}')
  const no = board({ a: { battlefield: ['Eldrazi Temple'], hand: ['Kitesail'] } })
  no.tapForMana('Eldrazi Temple', 1)
  expect(no.can('cast', 'Kitesail')).toBe(false)
})

it('[Eliminate] destroys a creature with mana value 3 or less', () => {
  const b = board({
    a: { battlefield: ['2 Swamp'], hand: ['Eliminate'] },
    b: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
  })
  b.cast('Eliminate').resolve()
  expect([b.in('graveyard', 'Grizzly Bears', 'B'), b.in('battlefield', 'Hill Giant', 'B')]).toEqual([true, true])
})

it('[Ersatz Gnomes] makes a spell or a permanent colorless', () => {
  const b = board({ a: { battlefield: ['Ersatz Gnomes'] }, b: { battlefield: ['Grizzly Bears'] } })
  b.activate('Ersatz Gnomes', { nth: 1, targets: ['Grizzly Bears'] }).resolve()
  expect(b.c('Grizzly Bears').colors).toBe(0)
  const spell = board({ a: { battlefield: ['Ersatz Gnomes', '2 Forest'], hand: ['Grizzly Bears'] } })
  spell.cast('Grizzly Bears').activate('Ersatz Gnomes').resolveAll()
  expect(spell.c('Grizzly Bears').colors).toBe(0)
})

it('[Flagstones of Trokair] may find a Plains card when it is put into a graveyard', () => {
  const b = board({
    a: { battlefield: ['2 Flagstones of Trokair'], library: ['Memnite', 'Plains'] },
  })
  b.yes().pick('chooseFound', 'Plains').pass()
  b.resolveAll()
  expect([b.in('battlefield', 'Plains', 'A'), b.object('Plains').tapped]).toEqual([true, true])
})

it('[Forbidden Orchard] gives an opponent a Spirit for its mana', () => {
  const b = board({ a: { battlefield: ['Forbidden Orchard'] } })
  b.tapForMana('Forbidden Orchard').resolve()
  expect(b.in('battlefield', 'Spirit Token', 'B')).toBe(true)
})

it('[Frontier Bivouac] enters tapped', () => {
  const b = board({ a: { hand: ['Frontier Bivouac'] } })
  expect(b.play('Frontier Bivouac').object('Frontier Bivouac').tapped).toBe(true)
  const ready = board({ a: { battlefield: ['Frontier Bivouac', 'Forest'], hand: ['Shock'] } })
  expect(ready.can('cast', 'Shock')).toBe(true)
})

it('[Fungal Rebirth] returns a permanent card, and makes Saprolings where a creature died', () => {
  const b = board({
    a: { battlefield: ['3 Forest', 'Mountain'], hand: ['Fungal Rebirth', 'Shock'], graveyard: ['Hill Giant'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.cast('Shock', { targets: ['Grizzly Bears'] })
    .resolve()
    .cast('Fungal Rebirth', { targets: ['Hill Giant'] })
    .resolve()
  expect([b.in('hand', 'Hill Giant', 'A'), b.count('battlefield', 'Saproling Token')]).toEqual([true, 2])
})

it('[Ghostfire] is colorless and deals 3 damage', () => {
  const b = board({ a: { battlefield: ['3 Mountain'], hand: ['Ghostfire'] }, b: { battlefield: ['Kor Firewalker'] } })
  expect(b.c('Ghostfire').colors).toBe(0)
  b.cast('Ghostfire', { targets: ['Kor Firewalker'] }).resolve()
  expect(b.in('graveyard', 'Kor Firewalker', 'B')).toBe(true)
})

it('[Goblin Cohort] attacks only where you have cast a creature spell', () => {
  const b = board({ a: { battlefield: ['Goblin Cohort'] } })
  expect(() => b.attack('Goblin Cohort')).toThrow()
  const cast = board({ a: { battlefield: ['Goblin Cohort'], hand: ['Memnite'] } })
  cast.cast('Memnite').resolve().attack('Goblin Cohort').damage()
  expect(cast.life('B')).toBe(18)
})

it('[Gravecrawler] may be cast from the graveyard beside a Zombie', () => {
  const b = board({ a: { battlefield: ['Swamp', 'Gravecrawler'], graveyard: ['Gravecrawler'] } })
  b.cast('Gravecrawler', { from: 'graveyard' }).resolve()
  expect(b.count('battlefield', 'Gravecrawler')).toBe(2)
  const alone = board({ a: { battlefield: ['Swamp'], graveyard: ['Gravecrawler'] } })
  expect(alone.can('cast', 'Gravecrawler')).toBe(false)
})

it('[Gravity Sphere] takes flying from all creatures', () => {
  const b = board({ a: { battlefield: ['Gravity Sphere'] }, b: { battlefield: ['Wind Drake'] } })
  expect(b.has('Wind Drake', 'flying')).toBe(false)
})

it('[Harmonic Sliver] gives each Sliver a destruction as it enters', () => {
  const b = board({
    a: { battlefield: ['Harmonic Sliver', '2 Forest'], hand: ['Venom Sliver'] },
    b: { battlefield: ['Kitesail'] },
  })
  b.cast('Venom Sliver').resolveAll()
  expect(b.in('graveyard', 'Kitesail', 'B')).toBe(true)
})

it('[Heap Doll] exiles a card from a graveyard', () => {
  const b = board({ a: { battlefield: ['Heap Doll'] }, b: { graveyard: ['Shock'] } })
  b.activate('Heap Doll').resolve()
  expect(b.in('exile', 'Shock', 'B')).toBe(true)
})

it('[Herald of Faith] gains 2 life as it attacks', () => {
  const b = board({ a: { battlefield: ['Herald of Faith'] } })
  b.attack('Herald of Faith').resolve()
  expect([b.life('A'), b.has('Herald of Faith', 'flying')]).toEqual([22, true])
})

it('[Hinterland Hermit] transforms after a turn without spells, and must then be blocked', () => {
  const b = board({
    a: { battlefield: ['Hinterland Hermit'], library: ['5 Forest'] },
    b: { battlefield: ['Hill Giant'], library: ['5 Forest'] },
  })
  const { number } = b.game.state.turn
  b.to('main1', number + 1)
  expect(b.pt('Hinterland Scourge')).toBe('3/2')
  b.to('main1', number + 2).attack('Hinterland Scourge')
  expect(() => b.block()).toThrow()
})

it('[Illusionary Armor] gives +4/+4 and is sacrificed when the creature becomes a target', () => {
  const b = board({
    a: {
      battlefield: ['Grizzly Bears', { card: 'Illusionary Armor', attachedTo: 'Grizzly Bears' }, 'Forest'],
      hand: ['Giant Growth'],
    },
  })
  expect(b.pt('Grizzly Bears')).toBe('6/6')
  b.cast('Giant Growth').resolve()
  expect([b.in('graveyard', 'Illusionary Armor', 'A'), b.pt('Grizzly Bears')]).toEqual([true, '2/2'])
})

it('[Kher Keep] makes Kobolds of Kher Keep', () => {
  const b = board({ a: { battlefield: ['Kher Keep', '2 Mountain'] } })
  b.activate('Kher Keep').resolve()
  expect(b.pt('Kobolds of Kher Keep')).toBe('0/1')
})

it('[Kiora, Behemoth Beckoner] draws for a big creature and untaps a permanent', () => {
  const kiora = { card: 'Kiora, Behemoth Beckoner', counters: { loyalty: 7 } }
  const b = board({
    a: { battlefield: [kiora, { card: 'Forest', tapped: true }, '5 Wastes'], hand: ['Wurmcoil Engine'] },
  })
  b.activate('Kiora, Behemoth Beckoner', { targets: ['Forest'] }).resolve()
  expect([b.object('Forest').tapped, b.counters('Kiora, Behemoth Beckoner', 'loyalty')]).toEqual([false, 6])
  b.cast('Wurmcoil Engine').resolveAll()
  expect(b.names('hand', 'A').length).toBe(1)
})

it('[Kird Ape] is 2/3 beside a Forest', () => {
  expect(board({ a: { battlefield: ['Kird Ape', 'Forest'] } }).pt('Kird Ape')).toBe('2/3')
  expect(board({ a: { battlefield: ['Kird Ape'] }, b: { battlefield: ['Forest'] } }).pt('Kird Ape')).toBe('1/1')
})

it('[Knight of Malice] is stronger while a player controls a white permanent, and hexproof from white', () => {
  const b = board({ a: { battlefield: ['Knight of Malice'] }, b: { battlefield: ['White Knight'] } })
  expect([b.pt('Knight of Malice'), b.has('Knight of Malice', 'first strike')]).toEqual(['3/2', true])
  expect(b.has('Knight of Malice', 'hexproofFrom')).toBe(true)
  expect(board({ a: { battlefield: ['Knight of Malice'] } }).pt('Knight of Malice')).toBe('2/2')
})

it('[Lava Spike] deals 3 damage to a player', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Lava Spike'] } })
  b.cast('Lava Spike', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(17)
})

it('[Lead Astray] taps up to two creatures', () => {
  const b = board({
    a: { battlefield: ['2 Plains'], hand: ['Lead Astray'] },
    b: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
  })
  b.cast('Lead Astray', { targets: ['Hill Giant,Grizzly Bears'] }).resolve()
  expect([b.object('Hill Giant').tapped, b.object('Grizzly Bears').tapped]).toEqual([true, true])
})

it('[Light of Sanction] keeps your creatures from damage by your own sources', () => {
  const b = board({
    a: { battlefield: ['Light of Sanction', 'Grizzly Bears', '2 Mountain'], hand: ['2 Shock'] },
    b: { battlefield: ['Gray Ogre'] },
  })
  b.cast('Shock', { targets: ['Grizzly Bears'] })
    .resolve()
    .cast('Shock', { targets: ['Gray Ogre'] })
    .resolve()
  expect([b.in('battlefield', 'Grizzly Bears', 'A'), b.in('graveyard', 'Gray Ogre', 'B')]).toEqual([true, true])
})

it('[Liliana Vess] discards, tutors, and raises all the dead', () => {
  const position = (loyalty: number) => ({
    a: {
      battlefield: [{ card: 'Liliana Vess', counters: { loyalty } }],
      graveyard: ['Hill Giant'],
      library: ['Forest', 'Memnite'],
    },
    b: { hand: ['Shock'], graveyard: ['Grizzly Bears'] },
  })
  const plus = board(position(5))
  plus.activate('Liliana Vess', { targets: ['B'] }).resolve()
  expect([plus.in('graveyard', 'Shock', 'B'), plus.counters('Liliana Vess', 'loyalty')]).toEqual([true, 6])
  const tutor = board(position(5))
  tutor.pick('chooseFound', 'Memnite').activate('Liliana Vess', { nth: 1 }).resolve()
  expect(tutor.names('library', 'A')[0]).toBe('Memnite')
  const all = board(position(8))
  all.activate('Liliana Vess', { nth: 2 }).resolve()
  expect([all.in('battlefield', 'Hill Giant', 'A'), all.in('battlefield', 'Grizzly Bears', 'A')]).toEqual([true, true])
})

it('[Long-Forgotten Gohei] makes Arcane spells cheaper and Spirits stronger', () => {
  const b = board({ a: { battlefield: ['Long-Forgotten Gohei', 'Blinking Spirit'] } })
  expect(b.pt('Blinking Spirit')).toBe('3/3')
})

it('[Lurebound Scarecrow] is sacrificed once you control nothing of the chosen color', () => {
  const b = board({
    a: { battlefield: ['3 Wastes', 'Grizzly Bears', '4 Mountain'], hand: ['Lurebound Scarecrow', 'Shock'] },
  })
  b.option('chooseColor', 'green').cast('Lurebound Scarecrow').resolveAll()
  expect(b.in('battlefield', 'Lurebound Scarecrow', 'A')).toBe(true)
  b.cast('Shock', { targets: ['Grizzly Bears'] }).resolveAll()
  expect(b.in('graveyard', 'Lurebound Scarecrow', 'A')).toBe(true)
})
