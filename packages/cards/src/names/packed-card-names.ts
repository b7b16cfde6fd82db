/** The names of all cards, packed by `packNames`. Written by tools/card-names.ts. */
export const PACKED_CARD_NAMES = `a"Ach! Hans, Run!"
bLifetime" Pass Holder
bName Sticker" Goblin
a+2 Mace
a1996 World Champion
a70,000 Light-Years from Home
aA Display of My Dark Power
cGolden Opportunity
eod Day to Die
cKiller Among Us
cLittle Chat
cPremonition of Your Demise
cRealm Reborn
eckoning Approaches
cTale for the Ages
b-Acererak the Archlich
dkki Ronin
dlrund's Epiphany
i, God of the Cosmos // A-Hakka, Whispering Raven
dncestral Katana
drdent Dustspeaker
emory Veteran
dsari Captain
cBaba Lysaga, Night Witch
eleful Beholder
ese Camp
dinding Geist // A-Spectral Binding
dlessed Hippogriff // A-Tyr's Blesing
eood Artist
dretagard Stronghold
eiar Hydra
fne Comber // A-Brinebound Gift
euenor Battlehammer
duy Your Silence
cCabaretti Charm
enopy Tactician
epenna Express
ernelian Orb of Dragonkind
ese the Joint
euldron Familiar
delebrity Fencer
gstial Regulator
dircle of the Land Druid
guit Mender
evil Servant
dloister Gargoyle
dobbled Lancer
eri-Steel Cutter
esmos Charger
jElixir
cDawnbringer Cleric
deal Gone Bad
fth-Priest of Myrkul
emilich
fon's Due
evoted Grafkeeper // A-Departed Soulkeeper
divide by Zero
dokuchi Silencer
erothea, Vengeful Victim // A-Dorothea's Retribution
dragon's Rage Channeler
iborn Looter
eeamshackle Geist
euid Class
hic Ritual
dueling Coach
engeon Descent
dwarfhold Champion
cEarthquake Dragon
diganjo Exemplar
dlderfang Ritualist
hleaf Mentor
elywick Tumblestrum
even Bow
dmerald Dragon // A-Dissonant Wave
dsika's Chariot
dxcavation Explosion
ehibition Magician
dyes of the Beholder
cFaceless Haven
elcon Abomination
fl of the Impostor
etes' Reversal
dind the Path
eres of Invention
dorge Boss
duturist Operative
cGalvanic Discharge
deological Appraiser
iy Enthusiast
dlamorous Outlaw
eittermonger
dnarlid Colony
doggles of Night
eldspan Dragon
ema Fada Vanguard
draveyard Shift
duide of Souls
fldsworn Prowler
etter Skulker // A-Gutter Shortcut
cHagra Constrictor
ell of Tagsin
erald Unites the Elves
i, King of Skemfar
eywire Mite
deartfire Hero
digh-Rise Sawjack
dobbling Zombie
dullbreaker Horror
cImperial Subduer
dncriminate
dridescent Hornbeetle
cJackhammer
ede Orb of Dragonkind
cKargan Intimidator
jWarleader
fn, Living Legacy
denku Artificer
dnockout Blow
dona, Rescue Beastie
drydle of Baldur's Gate
dumano Faces Kakkazan // A-Etching of Kumano
cLantern Bearer // A-Lanterns' Lift
kof Revealing
epis Orb of Dragonkind
deyline of Resonance
dier, Disciple of the Drowned
dlanowar Greenwidow
lLoamspeaker
duminarch Aspirant
cMaelstrom Muse
enticore
esked Bandits
fter of Winds
dentor's Guidance
eria's Outrider
etropolis Angel
didnight Assassin
eghtstone's Animation
ensc & Boo, Timeless Heroes
eschievous Catgeist // A-Catlike Curiosity
fhra, Excavation Prodigy
donster Manual // A-Zoological Study
eon-Circuit Hacker
ess-Pit Skeleton
ft Wanted
dr. Orfeo, the Boulder
cNadu, Winged Wisdom
eel, Avizoa Aeronaut
ehiri, Heir of the Ancients
erfi, Betrayer King
eshi, Moon Sage's Scion
evigation Orb
dezumi Prowler
cOcelot Pride
ehre Jelly
dminous Parcel
enath, Locus of Creation
dran-Rief Ooze
ecish Bowmasters
cParagon of Modernity
etrician Geist
deerless Samurai
dhantom Carriage
eylath, World Sculptor
dlate Armor
drecipitous Drop
eosperous Thief
dseudodragon Familiar
eionic Snoop
dublic Enemy
dyre-Sledge Arsonist
cQueza, Augur of Agonies
cRadha's Firebrand
h, Coalition Warlord
eiyuu, Storm's Edge
ekish Revelers
deady to Rumble
eturn Upon the Tide
evel Ruiner
diveteers Initiate
dockslide Sorcerer
ewan, Scholar of Sparks // A-Will, Scholar of Frost
dulik Mons, Warren Chief
cSaheeli, Filigree Master
etoru Umezawa
dcout the Wilderness
decurity Rhox
epulcher Ghoul
ewer Crocodile
dhattered Seraph
eessra, Death's Whisper
eipwreck Sifters
digardian Paladin
fil of Myrkul
elver-Fur Master
ezzling Soloist
dkemfar Avenger
kElderhall
eull Skaab
eyclave Shadowcat
docial Climber
ercerer Class
fin, Imperious Bloodlord
eul of Windgrace
dpara's Adjudicators
eeakeasy Server
fll Satchel
elit the Spoils
hting the Powerstone
erouting Goblin
dteadfast Unicorn
eimulus Package
ftched Assistant
dunbathing Rootwalla
dymmetry Sage
endicate Infiltrator
cTanazir Quandrix
etyova, Steward of Tides
deferi, Time Raveler
enured Inkcaster
dhe Meathook Massacre
gOne Ring
eornmantle Striker
fusand-Faced Shadow
eran Portal
iSpider
dome Shredder
driumphant Adventurer
dyvar Kell
cUmara Mystic
dnholy Heat
drza's Command
g, Powerstone Prodigy
durg, Spawn of Turg
cVampire Scrivener
dega, the Watcher
disions of Phyrexia
evi Ornitier
cWarm Welcome
dinota, Joiner of Forces
ezard Class
cYou Come to a River
fng Blue Dragon // A-Sand Augury
iRed Dragon // A-Bathe in Gold
cZar Ojanen, Scion of Efrava
b.I.M. Bot
hLabs
hScientists
iynthoids
bWOL
bang and Katara
e's Defense
hIceberg
hJourney
e, A Lot to Learn
hir Nomad
jbending Master
gSwift Savior // Aang and La, Ocean's Fury
gat the Crossroads // Aang, Destined Savior
gthe Last Airbender
crakocra Sneak
ddvark Sloth
ctchik, Emerald Radian
bbaddon the Despoiler
dndon Attachments
iHope
iReason
ithe Post
hed Air Temple
kCampground
kOutpost
kSarcophagus
dttoir Ghoul
cbey Gargoyles
hriffin
gMatron
dot of Keral Keep
dy, Merciless Soldier
cdel Adrian, Gorion's Ward
duction
cerrant
i Manawurm
kind Sorcerer
jResearcher // Perfected Form
lturn
dyance
chorrent Oculus
lverlord
ciding Grace
dgale, Eloquent First-Year
jPoet Laureate // Heroic Stanza
cjure
cnormal Endurance
coleth Spawn
eish
dminable Treefolk
htion
l of Gudul
pLlanowar
l, Irradiated Brute
nTerrifying Titan
nWorld Ravager
droth
dshan's Desire
h, Cephalid Emperor
dut Face
crade
gd Bluffs
dupt Decay
csolute Grace
jLaw
jVirtue
fver Thrull
ging Lammasu
erb
g Energy
hIdentity
hVis
ging Man
n and Titania
dtergo Entertainment
eract Paintmage
kerformance
fuse Appropriation
krchaic
jInterference
cu Ja'far
delo's Awakening
g, Ancestral Echo
dna Acolyte
f's Chant
edance
ht Countryside
jGrowth
jHarvest
jMaw
cyssal Gatekeeper
jorestalker
iHarvester
jorror
junter
iNightstalker
jocturnus
iPersecutor
iSpecter
czan Advantage
hscendancy
gBanner
ittle Priest
heastmaster
gCharm
gDevotee
gFalconer
gGuide
gKin-Guard
gMonument
gRunemark
gSkycaptain
bcademic Dispute
jProbation
gy Drake
iElite
iJourneymage
iLoremaster
iManufactor
iRaider
jector
ksearchers
juins
iWall
iat Tolaria West
ccelerate
kd Evolution
mMutation
eptable Losses
ess Denied
hTunnel
gories to Murder
dident-Prone Apprentice // Amphibian Accident
dlaimed Contender
domplished Alchemist
outomaton
erder Paladin
i's Shield
dumulate Wisdom
kd Knowledge
ersed Centaur
jDuneyard
jHorde
jMarauder
jSpirit
jWitch // Infectious Curse
ce Flockbringer
d's Baseball Bat
d, Fearless Rebel
drerak the Archlich
chilles Davenport
cid Rain
fWeb Spider
e-Spewer Dragon
eic Dagger
hSlime
kver
ioil
clazotz, Deepest Betrayal // Temple of the Dead
colyte Hybrid
iof Aclazotz
mffliction
lBahamut
lXathrid
lthe Inferno
h's Reward
drn Catapult
gHarvest
cquire
hd Mutation
fsition Octopus
ls Expert
cridian
dobatic Cheerleader
kLeap
kManeuver
ct of Aggression
iuthority
hHeroism
hTreason
fn Impulse
dion News Crew
evated Sleeper
fe Volcano
bd Nauseam
cagia, Windswept Bastion
dmant Will
fro, First to Desire
dnto Vanguard
dptive Armorer
kutomaton
jGemguard
jOmnitool
jShimmerer
knapjaw
kporesinger
jTraining Post
drkar Sentinel
iUnicorn
iValkyrie
iWastes
jindform
cder-Staff Boggart
ditive Evolution
dle
celbert Steiner
eine, Resplendent Cathar
fz, the Cinder Wind
dpt Watershaper
cherent of Hope
i's Heirloom
cipose Offspring
cmiral Beckett Brass
jrass, Unsinkable
h's Order
donition Angel
corable Kitten
ened Crocodile
iPouncer
crenaline Jockey
estia
diana's Valor
h, Captain of the Guard
ec, Mathematical Genius
ex and Nev, Twincasters
cult Gold Dragon
dn Oakenshield
cvance Scout
hd Floral Invocations
jHoverguard
jReconstruction
jStitchwing
ging the Spirit
ftageous Proclamation
dent of the Wurm
gure Awaits
jr's Airship
nInn
ks' Guildhouse
iing Gear
ious Eater // Have a Bite
mImpulse
erse Conditions
dice from the Fae
docate of the Beast
céwalé, Breaker of Chains
begar, the Freezing Flame
dis Angel
hutomaton
gSculptor
gTurtle
gof Honor
jthe Gods
nHeavens
nLegion
nMeek
colipile
dn Chronicler
fEngine
crathi Berserker
dial Assault
hBoost
hCaravan
hDoombot
hEngineer
ixtortionist
hFormation
hGuide
hManeuver
iodification
hPredation
hResponder
hSurveyor
hToastmaster
hVolley
ee Auxiliary
gBowmasters
gMystics
gOuphes
gWorshippers
eth Gainsborough
hRescue Mission
g, Last Ancient
domoeba
funculus
enaut Admiral
jCavalry
jTinkerer
i's Wings
csi, Tyrant of Gyre Strait
dthir Glider
cther Adept
hBarrier
iurst
hChanneler
krge
kser
hFigment
ilash
hGale
iust
hHelix
jrder
iub
hInspector
hMeltdown
jmbrane
iutation
hPoisoner
hRefinery
jvolt
iift
hSearcher
ihockwave
inap
ipellbomb
jike
iting
jorm
iwooper
iyphon
hTheorist
iide
iradewinds
iunnel
hVial
hWeb
gblade Agent // Gitaxian Mindstinger
horn Marauder
gflame Wall
iux Car
monduit
lReservoir
ggeode Miner
gic Amplifier
hze
gjacket
gling
gmage's Touch
gplasm
gshield Artificer
hnatch
iipe
hphere Harvester
iouts
hquall Ancient
htorm Roc
iream Leopard
gtide Whale
horch Renegade
iw
gwind Basker
horks Marvel
dtir and Priwen
cve, Progenitor Ooze
bffa Guard Hound
fProtector
dectionate Indrik
dlict
hed Deserter // Werewolf Ransacker
ciya Grove
cterburner Expert
flife
j Insurance
kfrom the Loam
fmath Analyst
fshock
bgadeem Occultist
h's Awakening // Agadeem, the Undercrypt
dinst All Odds
dte Assault
gInstigator
f-Blade Assassin
eha of the Vile Cauldron
g's Champion
jSoul Cauldron
ce of Ultron
dless Entity
iGuardian
iSentinels
dncy Coroner
hOutfitter
et 13, Sharon Carter
gBishop, Man in Black
gFrank Horrigan
gMaria Hill
gPhil Coulson
gVenom
gof Acquisitions
ktlas
jErebos
jHorizons
jKotis
jMasks
jRaffine
jShauku
ktromgald
jTreachery
jthe Fates
nIron Throne
nShadow Thieves
f's Toolkit
fs of HYDRA
kS.H.I.E.L.D.
cgravate
jd Assault
eession
ive Biomancy
lCrag
lInstinct
lMammoth
mining
lNegotiations
lSabotage
lUrge
cility
h Bobblehead
dtator Ant
cna Qel'a
conasaur Rex
eizing Demise
kMemories
kRemorse
kSyphon
ey Warp
draphobia
crus Kos, Eternal Soldier
lSpirit of Justice
lWojek Veteran
cyrem
bhn-Crop Champion
krasher
jInvader
criman
bid from the Cowl
ethe Fallen
cm High
efor the Head
cnok Artillerist
gBond-Kin
gGuide
gStrike Leader
hurvivalist
gTracker
gWayfarer
cr Bladder
eElemental
eMarshal
eNomad Legacy
kStudent
eResponse Unit
eServant
d-Cult Elemental
dbender Ascension
j's Reversal
hing Lesson
eorne Aid
ddrop Aeronauts
iCondor
dlift Chaplain
dship Crash
iEngine Room
dtight Alibi
csling Leprechaun
bjani Fells the Godsire
gGoldmane
gResolute
gSteadfast
gUnrelenting
iyielding
gVengeant
f's Aid
iChosen
jomrade
iInfluence
iLast Stand
iMantra
iPresence
kidemate
iResponse
iSunstriker
iWelcome
f, Adversary of Tyrants
hCaller of the Pride
hInspiring Leader
hMentor of Heroes
hNacatl Pariah // Ajani, Nacatl Avenger
hOutland Chaperone
hSleeper Agent
itrength of the Pride
hValiant Protector
hWise Counselor
hthe Greathearted
bkal Pakal, First Among Equals
dwalli, the Seething Tower
cim, the Soaring Wind
dri, Fearless Voyager
hLine-Slinger
cki Avalanchers
fBattle Squad
glizzard-Herder
fCoalflinger
fDrillmaster
fEmber-Keeper
fLavarunner // Tok-Tok, Volcano Born
fRaider
gockspeaker
hnin
fScrapchomper
fUnderling
kminer
fWar Paint
coum
f Battlesinger
houlderfoot
gFirebird
hlameseeker
gHellhound
kkite
gRefuge
gStonewaker
gWarrior // Akoum Teeth
crasan Squire
doan Conscriptor
irusader
hHoplite
jrse
hJailer
hLine Breaker
hMastiff
hPhalanx
hSergeant
ikyguard
ema's Blessing
jDevoted
jMemorial
jVengeance
jWill
g, Angel of Fury
rWrath
w Avatar
iVision of Ixidor
en Legionnaire
cu Djinn
dl the Unrepentant
dta, Born of Ash
bl Bhed Salvagers
c-abara's Carpet
cabaster Dragon
kHost Intercessor
pSanctifier
kKirin
kLeech
kMage
kPotion
kWall
eorn Cavalier
iGrenadier
iMusketeer
iTrooper
iVeteran
iZealot
dcrian Armory
jJaguar
dddin
h's Lamp
kRing
dndra, Sky Dreamer
eia's Pathmaker
g, Divergent Storm
drum
dundo the Seer
cbino Troll
eorix, Goose Tyrant // Wild Goose Chase
cchemax Slayer-Bots
gist's Apprentice
nssistant
mGambit
nift
nreeting
mRefuge
otrieval
mTalent
mVial
eor's Tomb
ceatory
dla, Artful Provocateur
hCunning Conqueror
dna, Kessig Trapper
drt Heedbonder
gShu Infantry
dsha's Legacy
jVanguard
g, Who Laughs at Fate
mSmiles at Death
dx Wilder, Runaway
ei's Cloak
f, Zephyr Mage
fos, Deimos of Kosmos
cgae Gharial
dorithmic Ferocity
chammarret's Archive
l, High Arbiter
eru, Solemn Ritualist
ci Baba
efrom Cairo
dban's Tower
eou, Ancient Witness
dcia Masters, Skilled Sculptor
den Invasion
gSymbiosis
dgned Heart
kdron Network
drios, Enraptured
dsaie Leveilleur
etair, the Brigadier
dve // Well
cl Hallow's Eve
eIs Dust
eShall Smolder in My Wake
funs' Dawn
eThat Glitters
eWill Be One
ein Good Time
eof History, All at Once
d-Fates Scroll
ltalker
eOut Assault
eSeeing Arbiter
day
dey Assailant
gEvasion
gGrifters
gStrangler
diance of Arms
eed Assault
hReinforcements
hStrategies
hTeamwork
fs at Last
dosaurus Rider
lShepherd
ey Animist
gGolem
gMyr
dure of the Unknown
fing Scent
kiren
kuitor // Deadly Dancer
dy Encampment
cmighty Brushwagg
dost Perfect
ds
e Beast
fCollector
fof the Vein
coe Alchemist
dng the Crooked Way
dra, Cheerful Assassin
qMastermind
qScout
rwashbuckler
qThief
hMerry Thief
hRogue Companion
dy, Savior of Meridian
cpha Authority
gBrawl
gDeathclaw
gKavu
gMyr
gStatus
gTyrranax
frael, Dreaming Acolyte
lStonechosen
einaud Leveilleur
dine Grizzly
iuide
hHoundmaster
hMeadow
ioon
hWatchdog
cquist Proft, Master Sleuth
crund's Epiphany
g, God of the Cosmos // Hakka, Whispering Raven
cseid of Life's Bounty
ctac Bloodseeker
enak, the Thrice-Called
er Golem
gof Bhaal // Bone Offering
kone
jDementia
jShadows
jthe Brood
nGoyf
nLost
nPantheon
nWretched // Wretched Bonemass
f's Light
iReap
eïr Ibn-La'Ahad
der Reality
fed Ego
curen
cways Watching
bmalia Benavides Aguirre
drant Coral
hhine Wall
eeth, the Lustrous
dss the Components
dteur Auteur
iHero
dzing Acrobatics
jlliance
iSpider-Girl
cbassador Laquatus
lOak
lof Evendo
der Gristle O'Maul
gPrison
f-Plate Ainok
fgris, Agent of Balance
uDestruction
uLaw
uProgress
uTyranny
lCitadel Agent
dition's Cost
hus Aetherborn
lssault
lugmenter
kDragonborn
kFarmhand // Seasoned Cathar
dling Stormshell
drosia Whiteheart
dulatory Edifice
escade
j Shaman
fh
g Commander
hGigapede
hKrotiq
hParatrooper
kty
hViper
hWolf
cethyst Dragon // Explosive Crystal
cinatou's Augury
i, Veil Piercer
kthe Fateshifter
cmit Eternal
cnesia
coeboid Changeling
dk
e Time
dnkhet Raceway
drphous Axe
cped Raptor
dhibian Downpour
hous Kavu
fn Cutthroat
hMutineer
hPathmage
dlifire
dryn Tactician
crou Kithkin
gScout
heekers
cugaba
dlet of Kroog
kQuoz
kSafekeeping
kUnmaking
kVigor
cy Pond
eRose
d's Home
czu, Swarm's Hunger
bn Offer You Can't Refuse
dUnearthly Child
gxpected Party // At the Door
c-Havva Constable
jInn
jTownship
dZerrin Ruins
ca Battlemage
eDisciple
eSanctuary
dba Ancestor
gBodyguard
gShaman
hpirit Crafter
dconda
dfenza, Kin-Tree Spirit
kUnyielding Lineage
kthe Foremost
dlyze the Pollen
dra, Wolvid Familiar
echist
gy
dthemancer
dvolver
dx and Cymede
p & Kynaios and Tiro
e, Hardened in the Forge
ccestor Dragon
i's Chosen
lProphet
is' Aid
gral Anger
kBlade
kCommunion
kKatana
lnowledge
kMask
lemories
kRecall
mminiscence
kStatue
kTribute
kVengeance
lision
dhor to Reality
kthe Aether
fvy & Banana Pizza
dient Adamantoise
jmphitheater
jnimus
iBrass Dragon
kontodon
mze Dragon
iCarp
jellarspawn
jopper Dragon
krnucopia
jrab
lving
iDen
iExcavation
iGold Dragon
jreenwarden
kudge
iHellkite
jydra
iImperiosaur
iKavu
iLumberknot
iOoze
iRunes
iSilver Dragon
oback
jpider
kring
jtirrings
kone Idol
iTomb
iVendetta
iZiggurat
cd They Shall Know No Fear
dradite Leech
eios, Roaming Explorer
dúril, Flame of the West
jNarsil Reforged
cep, Vizier of Hazoret
cgel of Condemnation
jDeliverance
lspair
mtiny
jEternal Dawn
jFinality
klight Alabaster
kury
jGlory's Rise
krace
jIndemnity
lvention
jJubilation
jLight
jMercy
jRenewal
ltribution
jSalvation
lnctions
kerenity
kuffering
jUnity
jVitality
jthe Dawn
oire Hour
nGod-Pharaoh
nRuins
f's Feather
iGrace
iHerald
iMercy
iTomb
jrumpet
ffire Crusader
kIgnition
fheart Protector
lVial
fic Aberration
jccord
jrbiter
kmaments
jscension
iBenediction
jlessing
iCaptain
jhorus
jub
krator
iDestiny
iEdict
jxaltation
iFavor
jield Marshal
iGift
juardian
iIntervention
iObserver
jverseer
iPage
jrotector
jurge
iQuartermaster
iRenewal
kward
jocket
iSell-Sword
jhield
jkirmisher
jleuth
iVoices
iWall
fsong
er
f of the Gods
dler Drake
hTurtle
drath's Ambusher
kFury
kMarauders
kRampage
h, Captain of Chaos
jMinotaur Pirate
jthe Flame-Chained
ey Mob
gRabble
duished Recollection
kUnmaking
es Mackenzie
chelo, the Painter
cikthea, Hand of Erebos
dm Pakal, Thousandth Moon
eal Attendant
hBoneyard
hFriend
hMagnetism
hSanctuary
fr, Soul of Elements
fte Artifact
iDead
iLand
iWall
ging Faerie // Bring to Life
hon Module
eist's Awakening
kMight
eus of Predation
dna, Natural Parallelist
cje Falkenrath
e's Ravager
e, Maid of Dishonor
ckh of Mishra
dle Biter
gShanker
cnex
f Sentry
die Flash, the Veteran
gJoins Up
ehilate
jing Fire
nGlare
doyed Altisaur
dul
codet Lurker
dint
g with Affliction
ged Chorister
jDeacon
jPeacekeeper
krocession
hr Priest
jof Champions
mValor
dther Chance
iRound
dwon, the Ruin Sage
rThief
crakyr the Traveller
cswered Prayers
ct Queen
d-Man's Air Force
lrmy
h, Colony Commander
jElusive Avenger
jReformed Rogue
jScott Lang
dagonism
ize
erctic Research Base
dhem of Champions
kRakdos
eousa, Setessan Hero
eropede
hlasm
di-Magic Aura
fVenom, Horrifying Healer
ecausal Vestige
fipate
fognition
eque Collector
gities on the Loose
dler Skulkin
curid Barkripper
irushhopper
hMurkdiver
hScavenger
iwarmsnapper
cvil of Bogardan
fwrought Raptor
cya, Merciless Angel
czrag's Rampage
g, the Quake-Mole
bo, the Dawn Sky
bpathy
ces of Rath
dx Altisaur
fDevastator
fHawks
fof Power
chelia, Viper Whisperer
emia, the Cacophony
etto Alchemist
iDredging
iExterminator
iGrifter
iRunecaster
iVulture
dotic Wisps
clan Mortarium
cocalypse
k Chime
lDemon
lHydra
lRunner
dstle of Invasion
lPurifying Light
h's Blessing
dthecary Geist
lInitiate
lStomper
lWhite
cpa, Aang's Companion
gLoyal Sky Bison
gSteadfast Guardian
gthe Vigilant
deal // Authority
hto Eirdu
endage Amalgam
etite for Brains
nthe Unnatural
dle of Eden, Isu Relic
eied Aeronautics
iBiomancy
iGeometry
drentice Necromancer
lSharpshooter
morcerer
lWizard
eoach My Molten Realm
jof the Second Sun
cril O'Neil, Hacktivist
puman Element
oKunoichi Trainee
oLive on the Scene
f, Reporter of the Weird
bquamoeba
grph Entity
estrand Spider
etic Alchemist // Bubble Up
iIncursion
deous Form
ditect's Defenses
lWill
dus Steed
braba Mothrider
eella, Abandoned Doll
dchne, Psionic Weaver
goform
hgenesis
hid
j Adaptation
gus Spinner
jWeb
ddara Express
eesh, the Founder
dgorn and Arwen, Wed
h, Company Leader
jHornburg Hero
jKing of Gondor
jthe Uniter
dhbo, Roar of the World
ithe First Fang
dshi, the Sky Asunder
gn Cleric
iForemost
iSovereign
junshield
iWar Beast
eta of the Endless Web
dumi of the Dead Tide
dña, Heart of the Spider
cbaaz Mir
elest Elite
kngineers
diter of Knollridge
lWoe
lthe Ideal
dor Adherent
hrmament
gColossus
gElf
fback Stomper
fea Pegasus
hl Alliance
jGrazer
gtum Elemental
fia
cc Blade
eLightning
eMage
eReactor
funner
eSpitter
eTrail
d-Slogger
dade Cabinet
hGannon
gs Sabboth
h, the Strategist
ene Adaptation
irchery
jtisan
hBombardment
hDenial
hEncyclopedia
jdeavor
ipiphany
hFlight
hHeist
hInfusion
jvestigator
hLaboratory
iighthouse
hMelee
hOmens
hProxy
hSanctum
jvant
iignet
ipyglass
iubtraction
hTeachings
fis the Omnipotent
h, the Omnipotent Avatar
ht's Owl
fum Wings
dbond
fund Bruiser
jCondor
krusher
jFiend
jHybrid
jJavelineer
jLancer
jMouser
jOverseer
r Avatar
jPrototype
jRavager
keclaimer
jShikari
klasher
lith
ktinger
jTracker
jWanderer
khelp
korker
dee, Sharpshooter // Arcee, Acrobatic Coupe
dh of Orazca
eaeological Dig
hmancer
n's Map
qSpade
iender
fic's Agony
fngel
j Avacyn // Avacyn, the Purifier
kElspeth
kof Strife
nThune
oithes
nWrath
j's Light
edemon of Paliano
nUnx
fruid's Charm
eelos, Lagoon Mystic
fnemy's Charm
frs of Qarsi
h' Parapet
gy Training
ftype of Aggression
nCourage
nEndurance
nFinality
nImagination
efiend of Depravity
pspair
nIfnir
nSorrows
opite
nthe Dross
j's Vessel
eghoul of Thraben
eipelagore
ftect of the Untamed
js of Will
fval Whorl
ge Dragon
iTrap
gist
j of Gondor
nOghma
emage Ascension
jEmeritus
jof Echoes
mRunes
i's Charm
lNewt
enemesis
eon of Absolution
kCoronation
lruelty
kEmeria
kFalling Stars
kJustice
kRedemption
kSun's Grace
kValor's Reach
kthe Triumvirate
oWild Rose
g's Glory
epriest of Iona
oShadows
eway Angel
iCommons
iof Innovation
feaver
fing Dragon
dlight Phoenix
do-Flagellant
dtic Aven
hFlats
ioxes
hMerfolk
hNishoba
hTreeline
hWolves
dum Dagsson
f's Astrolabe
iSleigh
iWeathervane
jhistle
es Acolyte
cdbert, Warrior of Darkness
den Angel
fn, Intrepid Archaeologist
ft Dustspeaker
hElectromancer
kmentalist
hMilitia
hPlea
hRecruit
hSoldier
fvale Paladin
kTactician // Dizzying Swoop
doz, Cobbler of War
dyn, the Usurper
cek, False Goldwarden
dna
f Athlete
gRector
gTrickster
gof Glory
jthe Ancients
eson's Aura
ds, God of War
dtopolis
cgent Dais
hMutation
hSphinx
gum Armor
jMasticore
divian Archaeologist
kvenger
jBlacksmith
jCavalier
jFind
jPhalanx
jRestoration
jWelcome
doth, Sanctum of Nature
gian Elder
lnchantress
kOpportunist
kPixies
kSprite
lwine
kTreefolk
kUprooting
kWurm
duel's Blood Fast // Temple of Aclazotz
cia of Flame
dd Archway
fMesa
dsen Gorgon
dus, Flyby Trawler
dxmethes, Slumbering Isle
cjun, the Shifting Flame
ck of Blight
hHunger
clinn Kord // Arlinn, Embraced by the Moon
g's Wolf
g, Voice of the Pack
ithe Pack's Hope // Arlinn, the Moon's Fury
cm the Cathars
ewith Aether
d-Mounted Anchor
dada Wurm
fillo Cloak
egeddon
k Clock
fgon, Future Shark
ement Corps
jDragon
jMaster
jof Nyx
esaur Guide
ded // Dangerous
gAssailant
gResponse
gand Armored
gwith Proof
dguard Familiar
dillary Sphere
eng Gala
estice
ex, Filigree Thrasher
dor Sliver
gThrull
gWars
gof Faith
jShadows
jThorns
fcraft Judge
fed Armadillo
jscension
iCancrix
iGalleon
jriffin
juardian
iKincaller
iPegasus
iScrapgorger
jkaab
kyhunter
iTransport
iWarhorse
jhirl Turtle
jolf-Rider
gr Guildmage
fy Automaton
hGuard
hMice
hPaladin
hVeteran
hof Iroas
ds Dealer
hpot
fRace
fScavenger
fof Hadar
dy Ants
fof Allah
ithe Damned
cna Kennerüd, Skycaptain
di Brokenbrow
fMetalbrow
fSlays the Troll
em Zola, Bio-Fanatic
djlot's Ascent
do Dorian
dyn, Deathbloom Botanist
con, Benalia's Ruin
crest
ger's Admonition
lZeal
dogant Bloodlord
jOutlaw
jPoet
jVampire
jWurm
ew Storm
gVolley Trap
fs of Justice
csenal Thresher
cteeoh, Dread Scavenger
erial Alchemy
jFlow
dful Dodge
hManeuver
hTakedown
dhur, Marigold Knight
difact Blast
jMutation
jPossession
jUnknown Shores
jWard
ficer Class
j's Assistant
mDragon
mEpiphany
mHex
mIntuition
hial Evolution
ellerize
iy Blast
kEnthusiast
esan of Forms
lKozilek
h's Sorrow
ft's Talent
gic Process
jRefusal
cvad the Cursed
f, Weatherlight Smuggler
cwen Undómiel
f's Gift
f, Mortal Queen
hWeaver of Hope
cyel, Knight of Windgrace
czakon
bs Foretold
dLuck Would Have It
cari Captain
ccend from Avernus
gant Acolyte
kDustspeaker
kEvincar
kPackleader
kSpirit
ged Lawmage
ging Aven
ft of the Worthy
eticism
cgardian Citadel
kInspiration
ch Barrens
eZealot
d, Party Crasher
da's Favor
ed, the Lone Cyberman
eya's Enduring Bond
g, Soul of the Wild
dcloud Phoenix
eoat Bear
iof the Shadow Swarm
de, Princess of Dalmasca
en Firebeast
gGhoul
gMonstrosity
gPowder
gRider
f-Skin Zubera
fmoor Cohort
kGouger
kLiege
es of the Abhorrent
nFallen
gto Ashes
diok's Adept
jErasure
jForerunner
jReaper
jSkulker
g, Dream Render
iNightmare Muse
sWeaver
iSculptor of Fears
iWicked Manipulator
dling the Pilgrim
t Avatar
h's Command
kPrerogative
h, Flame Dancer
jRekindled // Ashling, Rimebound
jthe Extinguisher
z Avatar
nLimitless
dmouth Hound
dnod
g the Uncaring
g's Altar
jBattle Gear
jCylix
jHarvester
jIntervention
jTransmogrant
g, Flesh Mechanist
droot Animist
duza's Breath
cinine Antics
cmira, Holy Avenger
dodeus the Archfiend
eranomardicadaistinaculdacar
cpect of Gorgon
kHydra
kLamprey
kManticore
longoose
kWolf
dhodel Wanderer
eyxiate
dirant's Ascent
fing Aeronaut
jChampion
cs Whuppin'
dassin Den
jGauntlet
jInitiate
i's Blade
lInk
lStrike
lTrophy
iate
eult // Battery
iDrone
iFormation
iGriffin
iIntercessor
iStrobe
juit
iZeppelid
ion Osgiliath
hron Dominator
demble from Parts
jthe Entmoot
nLegion
nPlayers
nRank and Vile
nTeam
id Alphas
hy Hall
i-Worker
ert Authority
hPerfection
dimilate Essence
jion Aegis
dure // Assemble
ctarion's Thirst
i, the Decadent
delli Reclaimer
donishing Spider-Man
er, Bearer of Blades
dral Arena
hConfrontation
jrnucopia
hDragon
jift
hSlide
iteel
hWingspan
eid Peth
eolabe
gogian's Planisphere
cwan Jaguar
cylum Visitor
bt Knifepoint
calan Jackal
eya, Samite Master
drka Beastbreaker
hEfreet
hMonument
hPummeler
g's Command
g, World Render
ce-o'-Clock
dmsis, All-Seeing
chreos, God of Passage
jShroud-Veiled
cla Palani, Nest Tender
entean Cavalry
kSkirmisher
gis Attacks
es, Sizable Stooge
cmosphere Surgeon
jic Greenhouse
cog
eatog
dmic Microsizer
fze
ewheel Acrobats
craxa's Fall
jSkitterfang
g, Grand Unifier
iPraetors' Voice
fi Warden
deus, Impulsive Son
dis, Oracle of Half-Truths
docious Experiment
csushi, the Blazing Sky
ctack-in-the-Box
dempted Murder
endant of Vraska
ged Healer
jKnight
jSocialite
ftive Skywarden
lunscribe
ercop
drition
duma, Atlantean Warlord
ene with Aether
gd Hunter
gment
czocan Archer
iSeer
budacious Infiltrator
kKnuckleblade
kReshapers
kSwap
kThief
gty
dience with Trostani
etore Ambush
cger Spree
dmenter Pugilist // Echoing Equation
hing Automaton
dur il-Vec
gof Autumn
jBolas
jSkulls
fy Adept
hOwl
hRaven
esta, Order Returned
cnt May
eie Blyte, Bad Influence
hOol, Cursewretch
g's Hovel
jSentence
knitch
cra Barbs
glast
fExtraction
fFinesse
glux
gracture
fGnarlid
graft
fMutation
fShards
fThief
fof Dominion
iSilence
emancer
k's Guise
etog
guched Mage
delia's Fury
kVindicator
h, Exemplar of Justice
jthe Law Above
nWarleader
dification
eok Bladewarden
hChampion
hEdgewright
hGlaivemaster
hReplica
hSalvagers
iiege Sled
iteelshaper
iunchaser
jrvivors
hTransfixer
hWindwalker
dochs
h Herd
en's Inspiration
f, Venerated Guardian
era Awakener
hChampion
hEidolon
hGriffin
hPhoenix
hShifter
gl Procession
cspicious Ancestor
mrrival
lStarrix
dtere Command
ctarch Mammoth
dhor of Shadows
gity of the Consuls
do-Key
echthon Wurm
emated Artificer
lssembly Line
kWarfare System
hic Librarian
en Soldier
fomous Assembler
dumn Willow
n, Harmony
g's Veil
gal Gloom // Ancient of the Equinox
cxiliary Boosters
bvabruck Caretaker // Hollowhenge Huntmaster
dcyn and Griselbrand
g's Collar
jJudgment
jMemorial
jPilgrim
g, Angel of Hope
iGuardian Angel
gian Missionaries // Lunarch Inquisitors
kPriest
dlanche
j Caller
kRiders
kTusker
kof Sector 7
drax
eice Amulet
iTotem
gious Dragon
dtar Aang // Aang, Master of Elements
hDestiny
hEnthusiasts
hKyoshi, Earthbender
hRoku, Firebender
hof Discord
kFury
kGrowth
kHope
kMight
kSlaughter
kWill
loe
kthe Resolute
g's Wrath
celine de Grandpré
dn Archer
gugur
fBattle Priest
grigadier
fCloudchaser
gourier
fEnvoy
gternal
fFarseer
hteshaper
gisher
gleetwing
hock
gogbringer
fGagglemaster
fHeartstabber
fInitiate
hterrupter
fLiberator
fMimeomancer
hndcensor
fRedeemer
hedstalker
giftwatcher
fSentry
ghrine
gkirmisher
gmokeweaver
goulgazer
gquire
gunstriker
hrveyor
fTactician
grailblazer
hooper
fWarcraft
ihawk
gind Guide
kMage
jreader
fof Enduring Hope
ege
gr en-Dal
iof Zendikar
lthe Fallen
hs Assemble!
jDisassembled
jHangar
jQuinjet
jTower
i: Under Siege
fing Angel
krrow
jDruid
jHuntbonder
ner
drna, the Chaos Bloom
cian Changeling
gOddity
ery Mechanic
etion Pioneer
dd Reclaimer
dshkar Raceway
dzoa
coid Fate
bwaken the Ancient
lBear
lErstwhile
lHonored Dead
lSky Tyrant
mleeper
lWoods
ged Amalgam
kwareness
hr Druid
ging
j Zone
kof Vitu-Ghazi
ce Strike
efor the Guilds
dsome Presence
etruck Cygnet
bxavar, Fate Thief
cebane Beast
iFerox
iGuardian
iStag
dgrinder Giant
dlrod Gunnarson
cgard Armory
jtisan
hBraggart
hCavalry
ciom Engraver
ds of Mortality
bya of Alexandria
dra's Oathsworn
f, First of Locthwain
hWidow of the Realm // Ayara, Furnace Queen
cesha Tanaka
n, Armorer
cli, Eternal Pilgrim
csen Abbey
gBureaucrats
gCrusader
gHighway
cula's Influence
f, Queen Among Bears
dmi, the Last Visitor
bzami, Lady of Scrolls
cimaet Drake
dza, Mage Tower Captain
clask, the Swelling Scourge
cog, Moria's Ruin
dr's Elocutors
hGateway // Sanctum of the Sun
e, the Lawbringer
eius Aethermage
jrrester
iChancery
lrm
jluestone
iFirst-Wing
iGuildgate
nmage
iHerald
iJusticiar
iKeyrune
jnight-Arbiter
iLocket
iPloy
iSignet
jkyguard
cra Bladeseeker
fOddsmaker
fSmokeshaper
cula Always Lies
f, Cunning Usurper
hOn the Hunt
hRuthless Firebender
dre Beastbinder
gDrake
gFleet Admiral
gMage
dsa's Many Journeys // Likeness of the Seeker
f, Lost but Seeking
aB.O.B. (Bevy of Beebles)
ba Sing Se
cba Lysaga, Night Witch
doon Spirit
cck for More
jSeconds
grom the Brink
fin Town
fon Track
fto Basics
iNature
e-Alley Gardener
edraft
j Hellkite
efire
elash
eslide
ftreet Bruiser
eup Agent
hPlan
ewoods Survivalists
cd Deal
eMoon
eRiver
eWolf Bay
dgermole
k Cub
fy, Malicious Glitch
dlands
i Revival
celoth Barrityl, Entertainer
cffling Defenses
jEnd
cg End Banquet
iPorter
eof Devouring
hHolding
hTricks
del and Schmear
cil Out
drd, Argivian Recruiter
hSteward of Argive
dthook Angler // Hook-Haunt Drifter
cke into a Pie
ersbane Duo
di's Curse
du Altar
cla Ged Recovery // Bala Ged Sanctuary
jScorpion
jThief
emb Garden, SeeD Academy // Balamb Garden, Airborne
hT-Rexaur
en, Wandering Knight
fce
h of Power
ging Act
ddur's Gate
fvian Atrocity
kBarbarians
lears
mrserker
kConjurer
kDead
kFallen
lrostwaker
kHorde
lydra
kRage
kShaman
kTrading Post
kWar-Makers
nlord
defang the Unslayable
fire Dragon
jLiege
ful Ammit
iBeholder
iEidolon
iForce
iMastery
iStare
krix
emurk Leech
din, Loremaster
dl Lightning
ead of the Black Flag
eista Charger
jSquad
jWatcher // Ballista Wielder
eoon Peddler
iStand
ft Broker
eroom
i Brawlers
eynock Cohort
kTrapper
frush Banneret
dm of Restoration
eor, Battlemage Captain
dor
eth Cage Trap
hGorger
hNull
hPackhunter
irime
iup
hWoodcrasher
dshan Beguiler
iCollaborator
iGriffin
dthier and Fran
for the Defiled
mStout
dustrade Spy
lWurm
cmboo Grove Archer
gzle
iing Beeble
cnd Together
eage
eing Sliver
ft's Haul
jTalent
de Alley Blackguard
mroker
fof Bala Ged
iProgress
ithe Living
e's Contingency
hInvoker
e, Lord of Darkness
eblade Scoundrel // Baneclaw Marauder
efire
ful Omen
ehound
eslayer Angel
ewasp Affliction
fhip Punisher
dish from Edoras
hinto Fable
hto Another Universe
ger Priest
ging Betrayal
kKnack
kLight
kSlash
ltroke
gment
k Decree
dk Job
erupt in Blood
dner of Kinship
ghide Krushok
gs Raised
don, the Returners' Leader
dquet Guests
dshee
h of the Dread Choir
h's Blade
dt
e Battlemage
fCharm
fPanorama
fSojourners
gureblade
cr the Door
iGate
dad-dûr
el and Kari Zev
f's Expertise
f, Chief of Compliance
dbara Wright
gian Bully
kClass
kGeneral
luides
kHorde
kLunatic
kOutcast
kRiftcutter
mng
gy Apes
eed Batterfist
llegear
iloodletter
hField
ioliage
hLightning
hServitor
jxtant
ihocker
iliver
ipike
hWire
g-Back Wurm
eflare Gremlin
etooth Wurm
dd Class
fthe Bowman
e's Bow
hCompany
e, Heir of Girion
gKing of Dale
dgain
hing Table
ee In
eing Sergeant
dishi
dk of Doran
e-Knuckle Boxer
echannel Pathway // Tidechannel Pathway
eform Harvester
ehide Mauler
jTroll
eshell Blessing
etooth Warbeard
eweave Crusher
dl's Cage
don Bertram Graywater
gHelmut Zemo
gSengir
htrucker, HYDRA Overlord
f, Airship Kingdom
fy Vampire
drage Ogre
iTyrant
iof Boulders
lExpendables
eel Down Sokenzan
ging Attack
gs of Blasting Jelly
fn Glory
hMoor
gsteppe Siege
gton Cragtreads
kMedic
ft Wallace
g, Avalanche Leader
eicade Breaker
fer Breach
iof Bones
fn
g's Codex
jSpite
jUnmaking
g, Master Wizard
iTolarian Archmage
eoom Brawl
fw Ghoul
hNaughty
hWitches
g-Blade
ggoyf
gin of Clan Undurr
dtel Runeaxe
fr in Blood
ged Cow
eizan Bats
eolomé del Presidio
ez and Boko
du, Fist of Krosa
gWurmspeaker
csal Sliver
gThrull
ft Gargoyle
iolem
hMonolith
hRavager
endra, Battle Seraph
de Camp
eball Bat
dh to Bits
eful Beastie
dic Conjuration
elica Bell-Haunt
jGuards
jScreecher
khepherd
kkullbomb
ktalker
gsk Collar
jGate
em Ibn Ishaq
dking Broodscale
iCapybara
iRootwalla
dri Ket
f's Acolyte
jegis
iLieutenant
iSolidarity
f, Devoted Paladin
hTomorrow's Champion
dsara Tower Archer
dt, Panther Goddess
eion Enforcer
iInventor
iMastodon
iProtector
iof Remembrance
ct Colony
eWhisperer
d'leth
dhe in Dragonfire
jLight
don of Courage
jMorale
droc the Leaper
dtalion Foot Soldier
eerbone
ged Golem
ghorn
ging Craghorn
kKrasis
kRam
kSliver
kWurm
gshield Warrior
hkull
gy Bearer
ele Angels of Tyr
hBrawler
hCry
k Goblin
hFrenzy
hHurda
iymn
hMammoth
jstery
ienu
hPlan
hRampart
hScreech
iliver
iquadron
itrain
hat the Bridge
oHelvault
hfor Bretagard
hof Frost and Fire
kHoover Dam
kWits
g-Mad Ronin
hRage Blessing
jttle Shaman
hScarred Goblin
pSurvivalist
gfield Butcher
mForge
mImprovisation
mMedic
mPercher
nromotion
mRaptor
mScavenger
orounger
mThaumaturge
hlight Eagle
iy Swarm
hront Krushok
ggate Mimic
hrace Angel
iound Geist
jwth
gmage's Bracers
gsong Berserker
gtide Alchemist
gwand Oak
hing Mystic
ise Aven
lHoplite
lValor
dwing Brume
cxter Building
hStockman
g, Fly in the Ointment
cy Falcon
dek of Siwa
dlen, the Haymaker
dou
f Dragonfly
gGroff
czaar Krovod
hTrademage
mr
hof Baghdad
kWonders
be'lakor, the Dark Master
cacon Behemoth
iolt
hHawk
hof Creation
kDestiny
oruction
kImmortality
kTomorrows
kUnrest
dming Defiance
esaw Prospector
fplitter Mage
etown Beatstick
dnstalk Giant // Fertile Footsteps
kWurm // Plant Beans
dr Cub
fTrap
fUmbra
e's Companion
eded Axe
eer of Glory
kMemory
kSilence
kthe Heavens
escape
dst Attack
gHunt
gMode
gWalkers
hhisperer
hithin
gin Show
gof Burden
f, Erudite Aerialist
f-Kin Ranger
fbond Outcaster
greaker of Bala Ged
fcaller Savant
fie Beatdown
fmaster Ascension
l's Magemark
frider Vanguard
fs of Bogardan
dtrix, Loyal General
cbop & Rocksteady
f, Skull & Crossbones
hWarthog Warrior
ccause I Have Willed It
dk // Call
eett Mariner, Impetuous Ensign
eon Apparition
ging Will-o'-Wisp
dome Anonymous
hBrutes
hImmense
hthe Avalanche
lPilot
cdeck // Bedazzle
evil
dhead Beastie
dlam
g Reveler
drock Tortoise
ce Sting
d-Bee Gun
dtle, Legacy Criminal
g-Headed Merchants
gback Chief
gform Mage
cfoul
driending the Moths // Imperial Moth
duddle
cgin Anew
gthe Invasion
duiler of Wills
chemoth Sledge
jof Vault 0
i's Herald
dind the Mask
lScenes
dold My Grandeur
hthe Beyond
lMultiverse
lPower of Destruction
lSinister Six!
lUnspeakable // Vision of the Unspeakable
cifong's Bounty Hunters
cjeweled Warg
clbe's Armor
iPercher
jortal
f, Corrupted Observer
dedros Witherbloom
dfry Spirit
dieve in the Cleave
esarius Cawl
dl Borca, Spectral Sergeant
eadonna Took
ee of the Brawl
eigerent Brontodon
mGuest
mHatchling
mSliver
mWhiptail
mYearling
mof the Ball
eo, Bard of the Brambles
fwing Aegisaur
kBruiser // Beat a Path
kCrier
kElk
kFiend
kMauler
kSaddlebrute
kTanglewurm
gs Lizard
hbreath Ogre
etoll Dragon
gwer Sphinx
donging
eved Beggar // Generous Soul
iChaplain
iPrincess
dt of Giant Strength
duna Grandsquall // Seek Thrills
g's Gatekeeper // Entry Denied
cn-Ben, Akki Hermit
dalish Cavalry
kommander
jEmissary
jFaithbonder
jHeralds
mo
konor Guard
jInfantry
jKnight
p-Counselor
jLancer
jMarshal
kissionary
jPartisan
jSleeper
jTrapper
jVeteran
dd or Break
eer's Waterskin
death the Sands
ediction of Moons
efaction of Rhonas
ior's Draught
evolent Ancestor
lBlessing
modyguard
lHydra
lOffering
lRiver Spirit
lUnicorn
djamin Sisko, Besieged
dnie Bracks, Zoologist
dthic Anomaly
iBehemoth
jiomancer
iCriminologists
iDjinn
iExplorers
iGiant
iInfiltrator
hore
corn the Fierce
f's Hospitality
f, Reluctant Host // Till and Tend
cqueathal
creaved Survivor // Dauntless Avenger
hment
egond of the Guard
dg Strider
dserk
h Murlodont
her's Frenzy
js of Blood Ridge
k' Onslaught
dta, Wise Extrapolator
cseech the Mirror
mQueen
dieged Viking Village
dkir Shieldmate
dmirch
dotted Knight // Betroth the Beast
dpoke Battlegarb
owagon
jō
ds, Soul Nourisher
eie, the Doctor's Roadster
dtial Bloodline
iFury
iMenace
eow Greatness
ctor, Ancestor's Voice
hKin to All
drayal
i at the Vault
jof Flesh
ger's Bargain
eothed of Fire
dter Offer
cwilder
iing Blizzard
etching Leechcraft
cyeen Veil // Beyeen Coast
dond the Quiet
cza, the Bounding Spring
bhaal's Invoker
f, Lord of Murder
biblioplex Assistant
lKraken
lTomekeeper
cdent of Thassa
cfur, Melodic Rider
fcate
cg Apple, 3 a.m.
eBertha
foa Constrictor
eGame Hunter
eMother Mouser
ePlay
eScore
fpender
eWheel
dfin Bouncer
dger on the Inside
dhorner Rancher
clbo Baggins, Burglar // Take a Glance
f's Burglaring
iDeadly Slice
iGambit
iRing
f, Birthday Celebrant
hFellow Conspirator
hLuckwearer // Burglar's Plot
hRetired Burglar
hThief in the Night
hUnexpected Adventurer
de Blight
fUrchin
e-Vial Boggart
dious Skulldweller
dl Ferny, Bree Swindler
fPotts
fthe Pony
eiard Room
eowing Shriekmass
cnd
e // Liberate
fthe Monster
go Secrecy
eing Agony
iGeist // Spectral Binding
jrasp
iMummy
iNegotiation
ithe Old Gods
co-Asset Allocator
dengineered Future
essence Hydra
dgenic Ooze
jUpgrade
dlume Egg // Biolume Serpent
dmancer's Familiar
gtic Mastery
fss Mutation
fthematician
eechan Engineer
dnic Blow
dphagus
elasm
drganic Carapace
ehythm
dshift
eynthic Burst
dtech Specialist
eransference
dvisionary
dwaste Blob
crchlore Rangers
dd Admirer // Wing Shredder
fMaiden
es of Paradise
r Avatar
dgi, God of Storytelling // Harnfel, Horn of Bounty
dnin Zana Plaza
dth of the Imperium
fday Escape
fing Boughs
jHulk
jPod
jRitual
cshop of Binding
kRebirth
kWings
kthe Bloodstained
g's Soldier
dmuth Mindrender
don Whistle
cte Down
j on Crime
fof the Black Rose
ding Rain
hTether
g-Palm Ninja
dter Chill
hDownfall
hFeud
hOrdeal
hReunion
jvelation
hTriumph
hWork
gblade Warrior
ioom Bearer
jssom
how Sharpshooters
gheart Witch
gthorn, Nissa's Animus
duminous Blast
black Bolt, Inhuman King
gCarriage
it
j, Cunning Thief
gDragon
m Gate
gHole
gKnight
gLotus
gMage's Rod
ina Battery
irket
m Connections
nTycoon
gOak of Odunos
gPanther, Claws of Bast
pMost Dangerous
pVanguard
pWakandan King
hoplar Shaman
gScarab
hun's Twilight
mZenith
gTom Cassidy
hulip
gVise
gWaltz No. 3
ird
hidow, Agile Avenger
nDaring Operative
oeadly Hunter
oouble Agent
nIntel Expert
nNatasha Romanoff
nSuper Spy
fblade Reforged
hoom Rogue // Blackbloom Bog
fcleave Cliffs
mGoblin
fer Lotus
flance Paragon
fmail
fsmith's Skill
nTalent
gnag Buzzard
dde Banish
gHistorian
gInstructor
gJuggler
gSliver
hplicer
gof Selves
khared Souls
jthe Bloodchief
nOni
nSixth Pride
owarm
f-Blizzard Kitsune
gTribe Berserkers
fback Sliver
grand
fcoil Serpent
fd Ambassador
hBattle-Fan
iracers
hPinions
hSentinel
fgraft Aspirant
hiff Prototype
fhold Cleaver
kWar-Whip
fmane Baku
fs of Velis Vel
gtitched Skaab
ftusk Boar
fwing the Risen
j's Thrall
j, Deathless Tyrant
dnchwood Armor
lProwler
lTreefolk
eka, Ferocious Friend
fet of Night
dring Captain
iRecruiter
dsphemous Act
mEdict
et Zone
gfrom the Past
gof Genius
f-Furnace Hellkite
fed Landscape
gr Hulk
iMage
h, Combat DJ // Blaster, Morale Booster
ffire Bolt
fing Station
foderm
dtant Thievery
dze
f Commando
gof Glory
fmire Verge
fthorn Scarecrow
eing Archon
iBlade Askari
jomb
iCrescendo
iEffigy
iFiresinger // Seething Song
iHellhound
jope
iRootwalla
iSalvo
jhoal
jpecter
junsteel
iTorch
iVolley
ceachbone Verge
ek Coven Vampires
dch, Loafing Pest
ded Dry
fing Edge
kffect
jWoods
dssed Alliance
iBreath
iDefiance
iHippogriff // Tyr's Blessing
iLight
iOrator
iReincarnation
kspite
kversal
iSanctuary
jpirits
iWind
le
fing
i of Belzenlok
mFrost
mLeeches
mthe Nephilim
is of Nature
dx, Vexing Pest // Search for Blex
cight
g Grenade
hHerder
hKeeper
hMamba
iound
hPile
hRot
hSickle
hTitan
g-Breath Catoblepas
gbeetle
illy Rat
gcaster
ged Agent
jBat
klackthorn
kurgeoning
jCataract
jFen
jGorge
jNightmare
jShaman
kteppe
jWoodland
gning
greaper Thallid // Blightsower Thallid
gsoil Druid
hpeaker
hteel Colossus
jp Pathway // Searstep Pathway
gwidow
ing Bandit
lWhelp
dm, Comedic Genius
dnd Creeper
gFury
gHunter
gObedience
gPhantasm
gSeer
gZealot
gwith Anger
f-Spot Giant
fblast
fing Angel
jBeam
jDrone
jFlare
kog
jLight
jMage
jPowder
jRadiance
jSouleater
kpray
ek
f Dog
gof an Eye
fing Spirit
fmoth Infusion
kNexus
kUrn
kWell
dster Beetle
hcoil Weird
hgrub
hing Barrier
lDieflyn
lFirecat
hpod
hspit Gremlin
itick Shaman
dtz Automaton
gHellion
gLeech
gof the Thunder-Raptor
fball
j Shot
ltadium
fwing, Cruel Tormentor // Blitzwing, Adaptive Assailant
dzzard
i Brawl
jElemental
jSpecter
ktrix
coated Contaminator
iProcessor
iToad
ffly Swarm
dckade Runner
fbuster
dod Age General
kMuster
hrtist
hspirant
gBairn
iron of Vizkopa
heckoning
hurglar
gCelebrant
hlock
hrypt
hultist
irdle
gDivination
gFeud
hountain
hrenzy
hunnel
gGlutton
gHost
iund
hustler
hypnotist
gKnight
gLust
gMist
honey
ion
gOath
hgre
hperative
gPact
het
jal Celebrant
hrice
gReckoning
isearcher
hites
gScrivener
heeker
irvitor
hpatter Analysis
ieaker
hun
gTithe
hribute
hyrant
gVassal
gfor Bones
kthe Blood God!
gof the Martyr
hn the Snow
f-Chin Fanatic
lRager
hursed Knight
gToll Harpy
fboil Sorcerer
hnd March
kVampire
hrn Scoundrels
graid Challenger
lElf
lMarauder
hiar
fchief Ascension
k's Thirst
grazed Goblin
mHoplite
mNeonate
mPaladin
mSocialite
husher of Khorne
gurdler
king Scream
ffeather Phoenix
hll Caves
gire Colossus
kDwarf
kEnforcers
lxpert
kInfusion
kKavu
kMentor
glow Connoisseur
gorged Battle-Axe
gray Giant
fghast
gift Demon
fhall Ooze
kPriest
hze Wolverine
gill Bastion
gunter Bat
hsk Ritualist
fied Ghost
fletter Quill
mof Aclazotz
gine Bidding
kCulling
kKeeper // Lord of Lineage
kNecromancer
kPretender
kRecollector // Ancestral Craving
kShaman
gord of Vaasgoth
gust Inciter
fmad Vampire
hrk Mentor
gist Infiltrator
fpyre Elemental
frage Alpha
kBrawler
kVampire
gite Invoker
gock Cyclops
hot Apothecary
fscale Prowler
hent
ghed Fever
hot Cyclops
kTrainee
gky Berserker
goaked Altar
mChampion
mInsight // Sanguine Morass
gpatter Vampire
hore Thrinax
hrout Talisman
gtained Mire
hoke Howler
ine Cameo
lGoblin
gworn Squire // Bloodsworn Knight
mteward
ftallow Candle
ghirster
ly Adversary
oerialist
nBlade
nConqueror
nOgre
horn Flail
lTaunter
hrone Vampire
githe Collector
lHarvester
gracker
fvial Purveyor
fwater Entity
fy Betrayal
em Hulk
gTender
fing Blast
jCactusfolk
jMarsh
jStinger
fvine Regent // Claim Territory
dr the Impervious
ebian Buddy
dssom Dryad
iPrancer
hbind
hing Bogbeast
lCalm
lDefense
lSands
lTortoise
lWreath
dt Out
i the Sky
dw Your House Down
efly Infestation
cudgeon Brawl
de Dragon
fElemental Blast
fMage's Cane
hna Battery
hrvel, Adam Brashear
fScarab
gun's Twilight
lZenith
fWard
e, Loyal Raptor
dnt the Assault
dr
e Sliver
fof Blades
iHeroism
ered Mongoose
dstersquall
boa Constrictor
dr Umbra
e-q-pine
ed the Weatherlight
fed Window
fing Party
eeskyr Tollkeeper
etusk Liege
cb, Reluctant HYDRA Agent
cdy Count
fDouble
gropper
fLaunderer
fSnatcher
fof Jukai
iKnowledge
iResearch
cfur, Reliable Guardian // Concerted Care
cg Badger
eDown
eElemental
eGlider
fnarr
eHoodlums
eImp
fnitiate
eNaughty
eRaiders
gts
eSerpent
fmugglers
eTatters
eWitch
fraith
geckage
d-Strider Ash
dardan Dragonheart
jFirefiend
jHellkite
jLancer
jPhoenix
jRager
dbrew Witch
dgart Arsonists
iBirth Rite
jrute
iCursecrafter
iForager
iHarbinger
iLoggers
iMischief
job
iPrankster
iRam-Gang
iShenanigans
jprite-Chaser
iTrawler // Boggart Bog
dslither's Embrace
etomper
dwater Lumaret
cil
eerbilges Ripper
eing Blood
iEarth
iRock Prison
nRioter
iSeas
dng!
cjuka Bog
irigand
cla Slinger
fWarrior
es's Citadel
dd Biochemist
fDefense
fImpaler
fPlagiarist
ewyr Aggressor
iHeavyweights
iIntimidator
dg of the North
e's Company
e, Erebor's Reckoning
drac-Clan Basher
mCrusher
dshack Dragon
dt Bend
fHound
fof Keranos
ebender
ewave
fing Marauder
cmat Bazaar Barge
gCourier
db Squad
eadil's Song
frd
eer Corps
eur, Gentle Dreamer
cnd Beetle
fof Agony
iDiscipline
iFlourishing
iInsight
iPassion
iRevival
eed Construct
hFetch
hHerdbeast // Plated Kilnbeast
iorncrest
fr's Ornament
gs' Enclave
es of Faith
jMortality
jQuicksilver
de Dancer
gevourer
gragon
fFlute
fHarvest
fMask
giser
fPicker
ht Brute
fRattler
fSabres
hw
ghaman
irds
hredder
gplinters
fto Ash
e-Cairn Butcher
ebind Orator
freaker Giant
ecache Overseer
gller Cleric
flad Necromancer
gub Berserker
frusher Giant // Stomp
ehoard
j Dracosaur
eknitter
epicker Skirge
escythe Sliver
fhard Slasher
fplitter
m Sliver
ethorn Valesk
eyard Aberration
jDesecrator
jLurker
jMycodrax
jParley
jScourge
jWurm
dfire of the Damned
dny Pall, Clearcutter
dtu the Glorified
f's Last Reckoning
iMonument
dus Round
coby Trap
dk Burning
fDevourer
fof Mazarbul
iRass
ewurm
dm // Bust
fBox
fScholar
eer Scrapper
gang
j Basics
j, Blade Flinger
eflinger
emobile
epile
dn Reflection
fSatyr
fof Boseiju
iEmrakul
jrebos
iSafety
ithe Spirit Realm
mWish-Giver
e-Bringer Valkyrie
eweaver Giant
dsted Sloop
gr Tutor
dt Nipper
eleggers' Stash
es of Speed
crborygmos
l Enraged
mand Fblthp
dder Guard
mian
hPatrol
gland Behemoth
lExplorer
lMarauder
minotaur
lRanger
deal Centaur
hDruid
hElemental
hGriffin
hOutrider
hShelf
fs Charger
dis Devilboon
dn to Drive
ee Upon a Wind
domir, Gondor's Hope
jWarden of the Tower
es Battleshaper
gChallenger
jrm
hluestone
gElite
gFury-Shield
gGarrison
huildgate
lmage
gKeyrune
gLocket
gMastiff
gReckoner
jruit
gSignet
htrike-Captain
hwiftblade
eugh Backup
drowed Grace
jHostility
jKnowledge
jMalevolence
jTime
ging 100,000 Arrows
kthe East Wind
dtuk Bonerattle
csco, Just a Bear
deiju Pathlighter
iReaches Skyward // Branch of Boseiju
h, Who Endures
nShelters All
dh, Iron Golem
q Avatar
dk Banneret
ds Uramon, Shadow's Reach
e's Chauffeur
ct Bashing Time
danical Brawler
kPlaza
kSanctum
dhersome Noisemaker
lQuasit
dtle Gnomes
iolems
hof Suleiman
g-Cap Blast
gd Cloister
eomless Pit
mool // Locker Room
lVault
cughside Wanderers
dlder Dash
iSalvo
hborn Dragon
iranch Golem
hfall
dnce Chamber
hOff
gr's Beatdown
fing Beebles
ed // Determined
gby Moonsilver
gin Gold
jSilence
fary Lands Ranger
fing Felidar
jKrasis
jWolf
fless Realms
eteous Kirin
fiful Harvest
kLandscape
kPromenade
fy Agent
hBoard
hHunter
hof Might
kSkemfar
kthe Deep
oHunt
oLuxa
cvine Intervention
cw of Nylea
eto My Command
der Passage
die Base One
cx of Free-Range Goblins
ding Ring
brace for Impact
ekish Blunder
jTrudge
fwater Elemental
dd Boimler, Eager Ensign
dgo's Favor
iRepresentative
f, King Eternal
did of Fire
fed Net // Braided Quipu
fs's Frightful Return
g, Arisen Nightmare
iCabal Minion
jonjurer Adept
w Avatar
fwood Cup
kSextant
en Freeze
gGorgers
gMaggot
gPry
gWeevil
gin a Jar
fbite
fgeyser
fspoil
gtealer Dragon
hone
irm
gurge
fwash
dllin, Skyshark Rider
dm, Baguette Brawler
eble Armor
iCreeper
iElemental
iFamiliar // Fetch Quest
iSovereign
iWurm
harmor Brawler
hback Brute
hcrush
hfort Fink
hguard Captain
nVeteran
hsnap
hweft Behemoth
iood Paragon
dnch of Vitu-Ghazi
gblight Stalker
ging Bolt
kEvolution
gloft Pathway // Boulderloft Pathway
gsnap Lorian
ed
f of Ill Omen
fed Brawlers
fywine Farmer
dsh Taunter
es Gnat
gHerald
gInfiniscope
gKnuckles
gMan
gSecretary
hquire
f's Bounty
iTunnel-Grinder // Tecutlan, the Searing Rift
f-Talon Chimera
fclaw Orcs
dulios of Pheres Band
dvado
ee Brawler
gMeadowguard
gthe Elements
kSands
kWilds
f-Kin Duo
dwl
f-Bash Ogre
fer's Plate
en
f, Amadeus Cho
dzen Blademaster
ioarding
jrrower // Petty Theft
iuccaneers
hCannonade
iollector
hDwarf
hFreebooter
hScourge
hUpstart
hWolves
ce of Clan Stoutarm
dach
g the Multiverse
ging Dragonstorm
kHippocamp
kLeviathan
ek Asunder
gDown
k the Door
gExpectations
gOpen
hut
gThrough the Line
hies
gof Day
gthe Ice
kSpell
fer of Armies
lCreation
fing // Entering
jPoint
jWave
jof the Fellowship
fneck Berserker
kRider // Neck Breaker
fthrough
eth Weapon
hof Darigaaz
lreams
kFire
lury
kLife
kMalfegor
kthe Sleepless
ge Your Last
gkeeper Seraph
gless Knight
gstealer
n's Crypt
dd for the Hunt
deches, Brazen Plunderer
kEager Pillager
kthe Blastmaker
eding Pit
kool
ena, the Demagogue
ezekeeper
dnard, Ginger Sculptor
dtagard Stronghold
dya's Apprentice
f, Etherium Shaper
cia, Riptide Rogue
er Hydra
gPatch
gShield
fberry Cohort
glade Adept
gridge Patrol
mTracker
fhorn
fknit Kami
fpack Alpha
dbe Taker
fr's Purse
gy
dde's Gown
ege from Below
gworks Battle // Tanglespan Bridgeworks
eled Bighorn
dght Reprisal
g-Palm, Soul Awakener
gblade Stoat
gcap Badger // Fungus Frolic
hlimb Pathway // Grimclimb Pathway
gfield Glider
mMustang
hlame
gglass Gearhulk
ghearth Banneret
gling
gmare
gspear Zealot
htone Ritual
gwood Tracker
eid's Command
g, Clachan's Heart // Brigid, Doun's Mind
iHero of Kinsbaile
eone, Soldier of Meletis
dlliance Unleashed
it Halo
kPlan
kRestoration
kSpectrum
kUltimatum
kWings
dmaz, Blight of Oreskos
iKing of Oreskos
estone Dragon
kMage
kRoundup
kTrebuchet
kVandal
lolley
dndle Boar
iShoat
ee Comber // Brinebound Gift
gElemental
gGiant
gHag
gSeer
hhaman
fbarrow Intruder
gorn Cutthroat
flin, the Moon Kraken
eg Down
gLow
gthe Ending
ho Light
jTrial
fer of Green Zenith's Twilight
lthe Black Dawn
rue Dawn
pGreen Dawn
pLast Gift
pRed Dawn
pWhite Dawn
ek of Disaster
jMadness
don Stoutarm
dsela, Voice of Nightmares
etlebane Battler
mOutrider
iud Farmer
hpack Sentry
ging Backwoods
loar
kHydra
gy Bill, Spine Sower
dttle Blast
iEffigy
coadcast Rambler
kTakeover
fside Barrage
lombardiers
dken Ambitions
hBond
hConcentration
hDam
hFall
hVisage
hWings
frs Ascendancy
iCharm
jonfluence
iHideout
iInitiate
iVeteran
h' Safeguard
ekos, Apex of Forever
dntotherium
eze Bombshell
hCudgels
hGuardian
hHorse
hSable
iword
hTablet
hWalrus
gbeak Foragers
lMoa
ghide Lion
gplate Boar
dod Astronomer
gBirthing
hutcher
gKeeper
gMonitor
gSliver
gWeaver
gof Cockroaches
fbirth Viper
fcaller Scourge
fguard Elite
fhatch Nantuko
geart Engine
gunter Wurm
fing Saurian
flord
fmate Dragon
kTyrant
frage Mycoid
fspinner
gtar
fwarden
dtherhood Ambushers
mHeadquarters
mOutcast
mPatriarch
mRegalia
mScribe
npy
mVertibird
l's End
hs Yamazaki
jof Fire
dught Back
dwbeat
en Ouphe
ese
cuce Banner // The Incredible Hulk
ddiclad, Telchor Engineer
denor Battlehammer
dna, Light of Alabaster
hthe Fading Light
dse Tarl, Boorish Herder
mRoving Rancher
eh Off
gwith Death
ffire Elemental
fland
fstrider
fwagg
dtal Cathar // Moonrage Brute
hDeceiver
hExpulsion
hHordechief
hNightstalker
hSuppression
gizer Exarch
ee Force
gStrength
huit
dvac the Grandiloquent
bubble Matrix
hSmuggler
inare
fing Beebles
jCauldron
jMuck
cccaneer's Bravado
dknard's Everfull Purse
ey Barnes, Eager Ally
dolic Ranch
cdoka Gardener // Dokai, Weaver of Life
hPupil // Ichiga, Who Topples Oaks
cgenhagen, Wise Elder
cilder's Bane
llessing
kTalent
et to Last
jSmash
clette
dk Up
dl Aurochs
fCerodon
fElephant
fHippo
fRush
e's Strength
e-Rush Bruiser
eseye, Death Dealer
ewhip
dwark
h Giant
iOx
cmbleflower's Sharepot
fing Pangolin
di Bash
e's Feast Lecture
e, Eclectic Earthbender
gKing of Three Trials
gUnleashed
dp in the Night
eer Cars
coyancy
crakos, Party Leader
dden of Greed
luilt
kProof
ged Aerialist
jStoneback
deau Headmaster
dgeoning
elar Rat
died Alive
hRuin
hTreasure
hin the Garden
dlfist Oak
ey Breaker // Dire-Strain Demolisher
dn Away
fBright
fDown the House
fTrail
fat the Stake
ffrom Within
fthe Accursed
jImpure
e, Burn, Tree and Fern
eer Rocket
eing Anger
iCloak
juriosity
iEarth
iFields
iHands
iInquiry
iOil
iPalm Efreet
jrophet
iSands
jhield Askari
jun Cavalry
l's Avatar
oFury
iVengeance
iWish
iof Xinye
h-Eye Zubera
iFist Minotaur
iRune Demon
iTree Bloodscale
nEmissary
nShaman
nVandal
iYard Trainer
fshed Hart
eout
h Bashtronaut
et Offering
dr Grafter
eenton Bombardier
kForge-Tender
kShield-Bearers
eog Banemaker
jrrage
iefuddler
fwguard Mentor
ging
j Razormaw
dst Lightning
gof Energy
jSpeed
ktrength
dy in Books
cshi Tenderfoot // Kenzo the Hardhearted
emaster, Coiled Henchman
feat Poacher
ewhack
ey Bodyguard
dter Sword
ctch DeLoria, Tunnel Snake
fer Ghoul
iOrgg
iof Malakir
lthe Horde
h's Cleaver
kGlee
dterbur, Bree Innkeeper
cxton, Decorated Host
cy Your Silence
czz Bots
guggy
eard-Wasp Colony
eing Whack-a-Doodle
by Elspeth's Command
dForce
dInvitation Only
cgone Bishop
hColossus
hMarvels
crke, Long Ear of the Law
cway Barterer
gCourier
bösium Strip
aC.A.M.P.
babal Archon
gCoffers
inditioning
gEvangel
hxecutioner
gInitiate
iquisitor
iterrogator
gPaladin
itriarch
hit
gRitual
gShrine
hlaver
htronghold
hurgeon
gTherapist
my
horturer
hrainee
eretti Ascendancy
kCharm
lonfluence
murtyard
kInitiate
kRevels
cche Grab
gRaiders
fd Defenses
dkling Counterpart
jFiend
klames
jImp
jObserver
jProwler
jSlasher
jWitch
dophodon
hny Scamp
kUnleashed
dtarantula
euar
fs Preserve
gfolk Sureshot
cdaver Imp
hous Bloom
lKnight
dira, Caller of the Small
dric, Soul Kindler
duceus, Staff of Hermes
celorna, Coral Tyrant
dsar, Legion's Emperor
cge of Hands
ed Sun
gZombie
email
cirn Wanderer
dt Sith, Fortune Teller
e, Cage Brawler
clamitous Cave-In
lTide
hy Bearer
jof Cinders
mthe Titans
i's Wake
i, Galloping Inferno
dciderm
fform Pools
fte Snapper
eulated Dismissal
iing Lich
ddaia Guardian
iStrongarm
eera Breaker
iHellion
iKavu
iLake
iPyremaw
dibrated Blast
ego Skin-Witch
em, Djinn Emperor
ex, Destiny's Hand
hGuided by Fate
dl Damage Control
fForth the Tempest
fIn a Professional
fa Surprise Witness
ffor Aid
jBlood
jUnity
grom the Grave
fof the Conclave
mDeath-Dweller
mFull Moon
mHerd
mNightwing
mRing
mWild
fthe Bloodline
jCavalry
koppercoats
krash
jGatewatch
jMountain Chocobo
jScions
kkybreaker
kpirit Dragons
go Arms
iGlory
iHeel
iMind
iServe
ithe Feast
mGrave
mKindred
mNetherworld
mVoid
eaphe, Beloved of the Sea
eer of Gales
kthe Claw
oHunt
oPack
oUntamed
eidus Assassin
eous Bloodmage
iDeceiver
jismissal
iGiant
iInspector
iOppressor
iSell-Sword // Burn Together
fw Jushi // Jaraku the Interloper
dming Licid
iVerse
dtrops
cmaraderie
eto Scout
del
flia, the Seedmiser
era Launcher
douflage
dpaign of Vengeance
efire
esite Cuisine
eus Composer // Aqueous Aria
hGuide
hRenovation
cn't Stay Away
dal Courier
gDredger
gMonitor
dcel
ddela, Aegis of Adagia
hbra of Tawnos
elegrove Witch
gkeep Inspiration
lSage
glight Vigil
it Cavalry
gs of Leng
h' Glow
htick
gtrap
ey Grapple
gTrail
dker Abomination
gbloom
gous Thirst
dnibalize
donized in Blood
eptek Scarab Swarm
kpyder
jTomb Sentinel
jWraith
fy Baloth
hClaws
iover
irawler
hDragon
hGargantuan
iorger
hSpider
italker
iurge
hTactician
hVista
dtankerous Captain
nKeepers
eivore
eor of the Refrain
dyon Crab
kwler
hDrake
hJerboa
hLurkers
hMinotaur
hSlough
hVaulter
hWildcat
co Cao, Lord of Wei
eRen, Wei Commander
cparocti Sunborn
eshen Knight
jStandard
jTemplar
jUnicorn
denna Express
dital City
iGuard
iPunishment
drichrome
gious Efreet
lHellraiser
lSliver
morcerer
gopian
dsize
dtain America's Motorcycle
sShield
p, First Avenger
rLiberator
tving Legend
rSkybound
steve Rogers
super-Soldier
rTeam Leader
rUnbowed
rWings of Freedom
iEberhart
iHowler, Sea Scourge
iJames T. Kirk
iKathryn Janeway
jirk, Boldly Going
iLannery Storm
iMar-Vell, Space-Born
lvel, Apex Avenger
qEarth's Protector
qShooting Star
iN'ghathrod
iRex Nebula
jipley Vance
iSisay
jtorm, Cosmium Raider
iVargus Wrath
iof Umbar
lthe Mists
pWatch
h's Call
llaws
kDefense
kHook
kManeuver
kTutelage
eivating Cave
nrew
oossroads
mGlance
nyre
mUnicorn
mVampire
ge Audience
iFlame
iWeird // Compleated Conjurer
eure Sphere
iof Jingzhou
hd Sunlight
jby Lagacs
mthe Consulate
cradora, Heart of Alacria
epace
i Forger
evan Escort
iHurda
iVigil
dbonize
ddboard Carapace
deening Mine Cart
efree Swinemaster
ful Consideration
jultivation
iStudy
egiver
eless Celebrant
ess of Phyrexia
etaker's Talent
dgo Ship
dibou Range
dmen, Cruel Skymarcher
dnage Altar
iGladiator
iInterpreter
iTyrant
iWurm
h, Crimson Chaos
fssid
eelian Orb of Dragonkind
eifex Demon
fval // Carnage
jHellsteed
jof Souls
gorous Canopy
mMoss-Beast
mPlant
eophage
dom
dpet of Flowers
drier Pigeons
iThrall
fon
h Ants
iBeetles
iCall
jrow
kuiser
iFeeder
iGrub
iHowler
iImp
iLocust
iRats
iScreecher
iThrash
iWall
jurm
hette
eot Cake
ey Away
dtel Aristocrat
eh the Lion
eographer
m's Companion
pHawk
pSurvey
fuche of Ambition
nKnowledge
nSolidarity
otrength
nZeal
dven Caryatid
cscade Bluffs
iSeer
ging Cataracts
de File Auditor
fof the Burning Masks
mCrimson Pulse
mFilched Falcon
mGateway Express
norgon's Kiss
mLocked Hothouse
ost Witness
mMarket Melee
mPilfered Proof
mRansacked Lab
mShattered Pact
oifting Visage
ntashed Skeleton
mTrampled Garden
mUneaten Feast
fthe Joint
ey & Raph, Hotheads
gJones, Asphalt Hooligan
nBack Alley Brute
nJury-Rig Justiciar
nVigilante
ds, Hand of Vengeance
dt Down
fOut
fThrough Time
finto Darkness
kthe Fire
eaway's Despair
eigate
fng of Bones
ele
g Ardenvale
hDoom
hEmbereth
hGarenbrig
hLocthwain
hRaptors
hSengir
hVantress
dualties of War
ct Burglar
eCollector
eOven
eWarriors
d-Gator
eOwl
daclysm
jic Gearhulk
mProspecting
fomb Crocodile
jDragon
jSifter
klug
elog
fyst Elemental
jStone
epult Fodder // Catapult Captain
jMaster
jSquad
estrophe
dch // Release
deran Brute
iEnforcer
iKidnappers
iOverlord
iPersuader
iSlaver
jummons
fwauling Boggart
dhar Commando
g's Call
kompanion
jShield
gs' Crusade
his
gtic Adept
kOperation
kParting
lyre
kReunion
eedral Acolyte
kMembrane
kSanctifier
kof Serra
nWar
eodion
dti-brie of Mithral Hall
cught Red-Handed
hin a Parallel Universe
kthe Brights
oCrossfire
dldron Dance
jFamiliar
jHaze
jof Essence
mSouls
i's Gift
dstic Bronco
iCaterpillar
jrawler
iExhale
iHound
iRain
iTar
iWasps
dtery Sliver
eious Survivor
cvalcade of Calamity
fier of Dawn
mFlame
mGales
mNight
mThorns
fry Drillmaster
iMaster
iPegasus
de People
fSense
fTiger
fof Temptation
ithe Frost Dragon
e-In
ern Crawler
hHarpy
hLampad
hStomper
hThoctar
hWhisperer
hof Souls
g-Hoard Dragon
gous Maw
gs of Despair
es of Chaos Adventurer
jKoilos
cyth, Famed Mechanist
czur, Ruthless Stalker
bease // Desist
f-Fire
fless Conflict
kSearblades
ccil, Dark Knight // Cecil, Redeemed Paladin
cleborn the Wise
fr-8000
gate the Harvest
oMountain-king
gity Fencer
es, Rune Knight
ftial Ancient
lrchon
mmor
kColonnade
mnvergence
lrusader
kDawn
kEnforcer
kFlare
lorce
kGatekeeper
kJudgment
kKirin
kMantle
lessenger
kPrism
lurge
kRegulator
munion
kSword
kUnicorn
kVault
hne Cave Witch
kReef
j, the Living Saint
gus Sanctifier
dlar Door
cment Shoes
etery Desecrator
jGate
nkeeper
jIlluminator
jProtector
mwler
kuca
jReaper
lcruitment
jTampering
cnn's Enlistment
hHeir
hTactician
dote Scout
dsor
dtaur Archer
iBattlemaster
iChieftain
jourser
iGarden
jlade
iHealer
iNurturer
iOmenreader
iPeacemaker
iRootcaster
iSafeguard
iVeteran
jinecrasher
iof Attention
h's Herald
eer Soul
eral Elevator // Promising Stairs
cphalid Aristocrat
jBroker
jColiseum
lnstable
jFacetaker
jIllusionist
knkmage
mshrouder
jLooter
jPathmage
jRetainer
jSage
kcout
khrine
knitch
jVandal
gopod Sentry
crebral Confiscation
jDownload
jEruption
jVortex
emonial Groundbreaker
muard
lKnife
ious Rejection
dise, Slayer of Fear
dodon Yearling
dtain Death
dulean Drake
jSphinx
jWisps
kyvern
cssation
cta Disciple
fSanctuary
evolver
di Eel
bha'DIch Investigator
din Assassination
gDevil
gLightning
gReaction
gStasis
gof Acid
jPlasma
jSilence
kmog
jVapor
gto Memory
fbreaker
fed Brute
iThroatseeker
ito the Rocks
gr's Edict
kTorment
h, Dementia Master
jNightmare Adept
fflail Centipede
hinger
fs of Custody
kMephistopheles
gaw
fweb Aracnir
ghip Cyclops
dkra Meditation
gm Retriever
iSlinger
dlice of Life // Chalice of Death
lthe Void
ek Outline
elenger Troll
dmber Sentry
iof Manipulation
hed Nautilus
eeleon Blur
kColossus
kSpirit
j, Master of Disguise
epion Lancer
jof Arashin
mDusan
pk
mLambholt
mRhonas
mStray Souls
mWits
mthe Clachan
qFlame
qParish
sth
rerished
qWeird
i's Drake
lHelm
lVictory
is from Beyond
kof Archery // Join the Group
nMinas Tirith
nTyr
nthe Perfect
rShoal
dnce Encounter
hfor Glory
g-Met Elves
gllor of Tales
othe Annex
sDross
sForge
sSpires
sTangle
edler
fra Ablaze
iNalaar
h's Defeat
kEmbercat
kFiremaw
llame Wave
lury
kIgnition
lncinerator
kMagmutt
kOutburst
nrage
kPhoenix
lyreling
nohelix
kRegulator
mvolution
kSpitfire
kTriumph
h, Acolyte of Flame
kwakened Inferno
jBold Pyromancer
jChill of Compliance
jDressed to Kill
jFire Artisan
oof Kaladesh // Chandra, Roaring Flame
klame's Catalyst
rFury
ocaller
oshaper
jGremlin Wrangler
jHeart of Fire
kope's Beacon
jLegacy of Fire
jNovice Pyromancer
jPyrogenius
nmaster
jSpark Hunter
jTorch of Defiance
jthe Firebrand
ege of Fortune
kHeart
kPlans
hthe Equation
gling Berserker
lHero
lOutcast
lSentinel
lTitan
lWayfinder
fing Loyalty
enel
h Harm
ithe Suns
hed Dragonfire
kForce
ir Initiate
et of Vitu-Ghazi
jthe Skifsang
dos Balor
gChanneler
jrm
gDefiler
hragon
gHarlequin
gImps
hs My Plaything
gLord
gMaw
hoon
hutation
gOrb
gShrine's Black Crystal
hpewer
gTerminator Lord
gWand
irp
flace
fphere
etic Aether
iBacklash
iGoo
iStrike
iTransformation
dpel Geist
elain of Alms // Chapel Shieldgeist
i's Blessing
dr
e-Dog
fRumbler
ecoal Diamond
edalyn Dragon
eforger
ege
g Across the Araba
hThrough
hof the Forever-Beast
oMites
gd Conjuration
fing Badger
lndits
kinox
jCinderhorn
jGriffin
jHooligan
jMonstrosaur
jPaladin
jRhino
jSlateback
ktrifeknight
jTroll
kuskodon
jWar Boar
eiot of Victory
lthe Sun
fsma
i Bobblehead
itic Conqueror
mVanguard
ftable Levy
gy Extractor
fx, the Raging Isle
em Peddler
fbreaker Devils
fed Clothier
iGriffin
iPendant
iSleep
jtray
fing Prince
jScoundrel
enel Serenade
iTroll
hhoard Wurm
ered Foyer // Warped Space
iGraverobber
et a Course
footh Cougar
dse Inspiration
gStein, Runaway
em Drake
gGuide
gSkulker
etise
dtter of the Squirrel
hfang, Squirrel General
hstorm
m and Awaken the Woods
ceck for Traps
fpoint Officer
deky House-Mouse // Squeak By
erful Osteomancer // Raise Dead
fing Crowd
jFanatic
df's Kiss
dlonian Tackle
dmister's Insight
mTrick
drished Hatchling
dvill, Bane of Monsters
cicken Egg
ià la King
def Engineer
gJim Hopper
gMagistrate of Mercadia
gWarg's Company
gof the Edge
nFoundry
nScale
nWilds
ftain en-Dal
dld of Alara
jGaea
jNight
jThorns
jthe Pack // Savage Packmate
nVolcano
fhood Horror
fren of Korlis
el
f Haunting
gof Foreboding
jthe Grave
gto the Bone
fbringer
ferpillar
fing Apparition
jGrasp
jShade
jTrap
dme of Night
fric Coils
jEgg
jIdol
jMass
jSphere
ktaff
eil, the Inner Sun
eney Goyf
iImp
iRabble
dpper Chopper
dsei, Heart of Oceans
ehiro, the Shattered Blade
es-Goria, Forge Tyrant
dtin Gravestalker
gous Cloak
lrawler
kGraspling
etering Dispatcher
moom
lHarvester
most
lIlluminator
lRats
lSkitterling
nullspeaker
lWitch
hspitter
dvalric Alliance
clorophant
co-Arrim Alchemist
kBruiser
kLegate
eManno's Blessing
j, Revolutionary
dco, Seeker of Paradise
f-Comet
fbo Camp
iKick
jnights
iRacetrack
dice of Damnations
kFortunes
dke
fd Estuary
eing Fumes
iMiasma
iRestraints
iSands
iTethers
iVines
dmping Changeling
jKavu
jMastasaur
dng and Lily, Nomads
dose Your Champion
mDemise
mWeapon
drale of the Void
ed of Calling
eeographed Sparks
eus of Might
kWoe
kthe Conclave
oTides
dsen by Heliod
hof Markov // Markov's Servant
cristine Chapel, Combat Medic
domanticore
gtic Armor
kLantern
kOrrery
kSphere
ltar
fe Cat
iompanion
jurier
hDome
hHost Seedshark
hMox
hProwler
hReplicator
hSteed
gscale Drake
hhell Crab
fium
i, the Mutable
enatog
j Avatar
kTotem
fic Flooding
hle of Victory
jr of Heroes
oWorship
fomancer
jtic Escape
iton
gsavant
htutter
gzoa
cthonian Nightmare
cub Toad
dlane, Teller of Tales
dn-Li, Countless Kicks
dpacabra Echo
drning Eddy
jReservoir
bid, Freeflier Pilot
fTimeless Artificer
cnder Barrens
hCloud
irawler
hElemental
hGiant
ilade
hHellion
hMarsh
hPyromancer
hSeer
ihade
itorm
jrike
hWall
gbones
gclasm
hone Smite
ghaze Wretch
heart Giant
ging Cutthroat
gslash Ravager
gvines
dnamon, Seasoned Steed
crcadian Struggle
ele of Affliction
kConfinement
kDespair
lreams Druid
kElders
kFlame
kPower
lrotection: Artifacts
wBlack
yue
wGreen
wRed
wShadow
wWhite
kSolace
kthe Land Druid
oMoon Druid
fing Vultures
eu, Dimir Lobotomist
fit Mender
hous Route
hs Act
flar Logic
dith Ungol Patrol
ctadel Castellan
iGate
iSiege
iof Pain
enul Centaurs
iDruid
iFlute
iHierophants
iStalwart
iWoodreaders
dizen V, Helmut Zemo
h's Arrest
kCrowbar
dy Pigeon
fin a Bottle
fof Brass
iDeath
iShadows
jolitude
iTraitors
ithe Daleks
gn Fire
escape Leveler
ftalker Connoisseur
ewatch Sphinx
fide Bust
cvic Gardener
huildmage
gSaber
htalwart
gWayfinder
el Servant
fized Scholar // Homicidal Brute
blachan Festival
ekbridge Troll
dim // Fame
gJumper
gof Erebos
gthe Firstborn
kKingdom
kPrecious
ervoyance
dmavus
ebassadors
emy Prowler
eor Shaman
gous Ironclad
dn Crafter
fDefiance
fGuildmage
edestine Meddler
dra Oswald
eion Cathars
jonqueror
iSpirit
iUltimatum
dsh of Realities
jTitans
jWills
jthe Eikons
dttering Augur
lSkeletons
dustrophobia
dvileño, First of the Blessed
dwing Torment
es Out
gof Gix
jValakut
jWirewood
dy Champion
fGolem
fRevenant
fStatue
e-Fired Bricks // Cosmium Kiln
ceanfall
fse
ging
j Beam
kMeditation
kNova
kRay
kScreech
kWildfire
fup Crew
er
f Shot
ga Path
gthe Land
kMind
kStage
fwater Goblet
lPathway // Murkwater Pathway
ever Riot
iSkaab
fing Reaper
jSkyrider
kliver
dment, the Worrywort
don, Merry Champion
epatra, Exiled Pharaoh
drgy en-Vec
hof the Holy Nimbus
eic Class
hof Chill Depths
kLife's Bond
kthe Forward Order
dver Concealment
kjurer
hImpersonator
hLumimancer
cickslither
dff Threader
fgate
fhaven Kitesail
lSell-Sword
lVampire
frunner Behemoth
fside Lookout
kMarket
kRescuer
ftop Lookout
jRetreat
dng to Dust
fing Anemones
jDarkness
jMists
equant Skymage
dp Wings
dve's Hideaway
f, Ifrit's Dominant // Ifrit, Warden of Inferno
coak and Dagger
q, Entwined
gof Confusion
jFeathers
jInvisibility
jMists
jthe Bat
fed Cadet
iSiren
fwood Hermit
kSwarmkeeper
dck of DOOOOOOOOOOOOM!
jOmens
fspinning
fwork Avian
kBeast
metle
kCondor
kDragon
nwbridge
moid
kFox
kGnomes
kHydra
kPercussionist
kServant
lteed
lwarm
kVorrac
dister Gargoyle
ied Telepath
lYouth // Unholy Fiend
dne
f Crafter
gLegion
gShell
dse Encounter
gQuarters
eing Statement
dt Sliver
dud Cover
hrusader
gDjinn
hragon
gElemental
gKey
gManta
gPirates
gSpirit
irite
gof Darkness
jFaeries
f's Limit Break
f, Ex-SOLDIER
hMidgar Mercenary
hPlanet's Champion
fblazer
gound Moogle
fchaser Eagle
mKestrel
grest Lake
hown Oak
ffin Raptor
gorm
fgoat Ranger
fheath Drake
goof Kirin
fkill
hn Seer
fpiercer
gost
freach Cavalry
ider Sphinx
fsculpt Technician
geeder
ghift
hredder Sliver
gkate
gpire Captain
moordinator
lSkycycle
gteel Kirin
hone Curio
fthresher
et of the Dominus
dven Casting
dwn Car
gExtruder
fing Around
cutch of Currents
kUndeath
kthe Undercity
boal Golem
fHill School
fStoker
eborn Entity
ehauler Swine
eition Construct
kFlag
kHonor Guard
kRelic
kSkyknight
kVictory
kWarbrute
estoke Gearhulk
dst Watcher
fal Breach
julwark
iDiscovery
jrake
iHornclaw
iPeak
jiracy
iTower
iWizard
fline Chimera
kMarauders
dt of Arms
fwith Venom
ei Scavenger
dx from the Blind Eternities
cbalt Golem
dblebrute
gd Lancer
iWings
dra Trap
cckatrice
doon
cde of Constraint
ecracker Hound
espell Cleric
ex Shredder
die, Vociferous Codex
dsworth, Handy Helper
cerced Confession
ito Kill
fion
gve Impetus
jPortal
jRecruiter
durl
cffin Puppets
jrge
hQueen
cgmentor
dnivore
dwork Archivist
jssembler
iGrinder
iLibrarian
iProgenitor
iSpy
iTracker
iWrestler
her's Puzzleknot
ciled Tinviper
eing Oracle
iRebirth
iStalker
iWoodworm
es of the Medusa
dn of Fate
iMastery
cld Case Cracker
fSnap
gtorage
e-Blooded Crew
fEyed Selkie
fWater Snapper
esteel Heart
dfenor's Plans
lUrn
i, the Last Yew
diseum Behemoth
dlapsing Borders
fr the Culprit
fteral Damage
eected Company
mnjuring
hive Blessing
mrutality
lDefiance
mrone
lEffort
lInferno
lNightmare
lResistance
otraint
lUnconscious
lVoyage
hor Ouphe
j's Cage
ose
mVault
fen Wing, Street Samurai
eision // Colossus
kCourse
kof Realms
donel Autumn
erful Feiyi Sparrow
fstorm Stallion
es Yearling
fsadactyl
hl Badger // Dig Deep
jChorus
kollision
jDreadmask
qw
r and Storm Crow
jGrave-Reaver
lowth
jHeroics
jMajesty
kight
jPlow
jRattlewurm
jSkyturtle
jWhale
hpede
gification
godon Yearling
gus Hammer
jof Akros
mSardia
mthe Blood Age
i, Steel Stalwart
cma Veil
dbat Calligrapher
ielebrant
iourier
hMedic
hProfessor
hResearch
hThresher
iutorial
eine Chrysalis
iGuildmage
eo Attack
eust
hible Gearhulk
ion Man
lTechnique
de Back Wrong
et Crawler
gStorm
f, Stellar Pup
euppance
dforting Counsel
ding Attraction
hIn Hot
dmand Beacon
jridge
iDecision
iTower
iof Unsummoning
ithe Chaff
mDreadhorde
mStorm
heer
ir Eesha
kGreven il-Vec
kLiara Portyr
kMustard
kSofia Daguerre
j's Authority
mInsight
rnia
mPlate
mSphere
hing Presence
ho Raid
eence the Endgame
iment of Festivities
frcial District
eissar Severina Raine
ft // Memory
eodore Guff
fn Black Removal
iond
hCause
irook
hGoal
hIguana
eunal Brewing
ge with Beavers
nDinosaurs
nEvil
nLava
nNature
nSpirits
nthe Gods
dpanion of the Trials
gy Commander
frative Analysis
fss Gnome
hionate Healer
eelled Duel
hing Argument
lDeterrence
elaints Clerk
feat Devotion
ied Huntmaster
gte Disregard
jthe Circuit
gx Automaton
ficate
eonent Collector
kPouch
fser of Spring
gite Golem
gt
fund Fracture
eulsion
ive Research
hory Rest
ey Swarm
cncealed Courtyard
kWeapon
hing Curtains // Revealing Eye
fited Witch // Price of Beauty
fntrate
ld Fire
frt Kaboomist
hed Defense
kEffort
fssion Stand
eh Horn
eiliator's Duelist
elave Cavalier
jEquenaut
kvangelist
jGuildmage
jMentor
jNaturalists
jPhalanx
jSledge-Captain
jTribunal
i's Blessing
eord with the Kami
hant Crossroads
hia Pegasus
eussive Bolt
ddemn
fscend
euct Electricity
hive Current
lMachete
hor of Cacophony
fit Goblin
iPylons
iof Ruin
lStorms // Conduit of Emrakul
lWorlds
de of Cold
iFlame
dfession Dial
hor
eidence from Strength
frm Suspicions
fscate
jion Coup
elagrate
fux
eormer Shuriken
fund
iing Conundrum
mRiddle
eront the Assault
nPast
nUnknown
eusion in the Ranks
gticate and Bebother
dgregate
jion Gryff
nat Dawn
difer Strider
iWurm
djured Currency
hr's Ban
nuble
lCloset
lMantle
dnecting the Dots
eive // Concoct
dquer
hing Manticore
hor's Flail
mGalleon // Conqueror's Foothold
mPledge
dscripted Infantry
eecrate // Consume
lLand
kd Sphinx
mby Blood
frvator
ly
eider
i the Prime Directive
fgn // Oblivion
ito Dream
must
lMemory
lthe Pit
epicuous Snoop
gracy
k Theorist
lUnraveler
etable of the Realm
gnt Mists
fricting Sliver
nTendrils
jor Sage
guct a Cosmic Cube
jion Arsonist
eul's Lieutenant
jShieldguard
gate Crackdown
kDreadnought
kSkygate
lurveillance
kTurret
gt the Necrosages
mStar Charts
fme Spirit
jtrength
ithe Meek
hd by Greed
mHistory
ging Aberration
letherborn
lshes
kBlob
lonfire
kCorruption
kFerocity
nvor
kOni
kSinkhole
kTide
kVapors
lortex
gptive Goo
dtact Other Plane
fgion
j Clasp
kDispenser
kEngine
ius Nim
lVorrac
finment Breach
mConstruct
mMembrane
mPriest
ootocol
fminant Grafter
jted Aquifer
nBond
nDrink
nGround
nLandscape
kion
eemplation
ht
fntious Plan
fst of Claws
hed Cliffs
kGame Ball
kWar Zone
eingency Plan
gue?
eortionist Troupe
eraband Kingpin
lLivestock
gct Hero
jKilling
jfrom Below
iual Safeguard
gdict
gption Cannon
fol Magic
iWin Condition
iof the Court
hled Instincts
gvert
dundrum Sphinx
dvalescence
lt Care
eenient Target
frgence of Dominion
gsion
k Apparatus
lChamber
gt to Slime
her Beast
eicted Killer // Branded Howler
hion
fncing Mirage
eolute
eulsing Licid
col but Rude
dped Up
fration
drdinated Assault
mBarrage
mCharge
nlobbering
mManeuver
cpper Carapace
hGnomes
hHost Crusher
hLonglegs
hMyr
hTablet
g-Leaf Angel
gcoat Vanguard
ghoof Vorrac
irn Scout
gline Gorge
dy Artifact
fCatchers
fEnchantment
fLand
ecrook
cral Atoll
gBarrier
gColony
immando
gEel
gFighters
gHelm
gMerfolk
gNet
gReef
gSword
gTrickster
fhelm Chronicler
lommander
kGuide
em, the Undertaker
ddial Vampire
de Prowler
etapper
di Mountain Monastery
oStalwart
e-Steel Cutter
dmela, Glamour Thief
dnered Crook
jMarket
jby Black Mages
donation of Chaos
dporeal Projection
ese Appraiser
iugur
hBlockade
hChurn
iobble
jnnoisseur
iur
hDance
hExplosion
hHarvester
juler
hKnight
hLunge
hTraders
gberry Cultivator
ghatch
gjack Menace
gs of the Lost
gweaver Prodigy
ift
eulent Corpse
dridor Monitor
eoding Dragonstorm
fsion
hve Gale
kMentor
kOoze
eupt
h Court Official
iEunuchs
iOfficial
hed Conscience
nviction
lrossroads
kGrafstone
kHarvester
kKey
kResolve
loots
kShapeshifter
kZendikon
hing Licid
ion of Towashi
dsair Captain
hs of Umbar
duscation Mage
csi's Ravager
hTrickster
ema, God of the Voyage // The Omenkeel
dmic Crucible
iube
hEpiphany
hHorror
iunger
hIntervention
hLarva
hRebirth
hSovereign
ipider-Man
fum Blast
iConfluence
eogoyf
grand Zenith
fs Charger
hElixir
ftronic Wave
dt of Brilliance
ely Plunder
eume Closet
cttontail Caretaker
cuncil Guardian
iof Advisors
lEchoes
lReeds
lthe Absolute
h's Deliberation
kJudgment
esel of the Soratami
et Nefaria
gon Luck
ferbalance
iore
hflux
hintelligence
hlash
hmand
hpoint
hspell
iquall
hvailing Winds
fless Gears Renegade
fry Roads
hside Crusher
drage in Crisis
hous Goblin
lOutrider
lResolve
eier Bat
iGriffin
iHawk
iof Comestibles
h's Briefcase
kCapsule
eser of Kruphix
hs' Accord
et Archers
gCleric
gHomunculus
hussar
gStreet Denizen
gof Ambition
krdenvale
jBounty
jCunning
jEmbereth
jGarenbrig
krace
jIre
jLocthwain
jVantress
fly Provocateur
cvenant of Blood
mMinds
er of Darkness
jWinter
ft Cutpurse // Covetous Geist
hOperative
hTechnician
eted Falcon
iJewel
iPeacock
jrize
fous Castaway // Ghostly Castigator
jDragon
jElegy
jUrge
cwabunga!
erd // Killer
gice
ded by Wisdom
er in Fear
dl Prowler
brab Umbra
eapple Cohort
eomination
dck Open
gin Time
gthe Earth
fdown
j Construct
fed Earth Technique
iSkull
fle with Power
hburr
ging Club
lyclops
kDoom
lrake
kEmergence
kPerimeter
kSpellslinger
kTriton
ddle Clearcutter
hGuard
hof Safety
kVitality
kthe Accursed
hto Grave
dfty Cutpurse
hPathmage
dg Puca
fSaurian
ecrown Pathway // Timbercrown Pathway
eganwick Cremator
eplate Baloth
esmasher Yeti
dig Boone, Novac Guard
dm Session
eped Vents // Access Maze
dnial Archive
iExtraction
iPlating
iRam
dsh
f Landing
gThrough
gand Burn
gof Rhino Beetles
os
gthe Party
kRamparts
fing Boars
jCentaur
jDrawbridge
jFootfalls
jTide
jWave
dter Elemental
hHellion
g's Claws
gclaw Colossus
ghoof Behemoth
gize
gous Stomp
dven Giant
hHulk
hKnight
eing of Yeenoghu
dw Giant
fWurm
el from the Cellar
fing Barrens
jChorus
jFilth
jInfestation
jSensation
fspace
dzed Armodon
hFirecat
hGoblin
hSkirge
ceakwood Ghoul
kLiege
kSafewright
em of the Crop
etive Outburst
jTechnique
fure Bond
ddit Voucher
deperhulk
fing Bloodsucker
jChill
korrosion
krystal Coating
jDread
jMold
jPeeper
jRenaissance
jTar Pit
krailblazer
fy Doll
hPuppeteer
dmate
dnellated Wall
dosote Heath
dscendo Conductor // Boltwave
kof War
ht Island Temple
eted Craghorn
iHerdcaller
iSunmare
fing Mosasaurus
dvasse
dw Captain
cib Swap
dme // Punishment
gNovelist
fstopper Sprite
einal Enterprise
jPast
eson Acolyte
iCaravaneer
jowl, Master of Evil
iFleet Commodore
iHellkite
jonor Guard
iKobolds
iMage
knticore
juckwader
iOperative
iRoc
iWisps
dppling Blight
kChill
kFatigue
lear
dsis of Conscience
dtical Hit
coaking Counterpart
dcanura
eodile of the Crossing
dmat
dok of Condemnation
fclaw Elder
kTransmuter
fed Custodian
iScales
fshank Kobolds
dp Rotation
fSigil
dsis's Attendant
jCatacombs
kharm
g, the Purger
esbones, Malicious Mercenary
hw Ambush
jInfantry
fover Collaboration
froads Candleguide
monsecrator
lVillage
lWatcher
ftown Courier
fway Troublemakers
jVampire
ginds
dvax
g the Cursed
g, Ascendant Hero
dw Storm
fof Dark Tidings
ed Favorites
gof Cinders
jTrue Believers
f's Favor
f-Control Warden
fed Crypt
en of Ascension
kwe
jConvergence
jDoom
jEmpires
jFlames
kury
jGondor
jSkemfar
kuspicion
jVigor
jthe Ages
f-Hunter Hireling
fed Ceratok
cucias, Titan of the Waves
fble of Fire
mWorlds
mthe Spirit Dragon
dde Abattoir // Unsavory Kitchen
gBent Blade
gRampart
del Administrator
hlliance
gBargain
gCelebrant
hut
gDeceiver
gEdict
hntertainment
gFate
heeding
hinality
gGrimnarch
gReality
ivival
gSadist
homnophage // Can't Wake Up
gTruths
hutor
gUltimatum
gWitness
fclaw's Heist
dmb and Get It
fle
h to Dust
ging Ashes
kColossus
kNecropolis
kSanctuary
kVestige
dsade
hr of Odric
ging Knight
eh
f Contraband
gDissent
gUnderfoot
gof Tentacles
jWurms
gthe Weak
fer Zendikon
fing Canopy
jDisappointment
jPain
jVines
etacean Commando
dx of Fate
cy of Contrition
hthe Carnarium
doclasm
egen Relic
hic Stasis
eshatter
dpsis
et Angel
gChampion
hobra
hreeper
gFeaster
gGhast
gIncursion
gLurker
gRats
hipper
gSliver
gof Agadeem
jthe Eternals
fborn Horror
greaker
fcaller Chariot
fek
gx
fic Annelid
iCaves
joat
kmmand
jruiser
iGateway
iPursuit
iSerpent
jpires
iTrilobite
gd Inspector
folith Fragment // Aurora of Emrakul
lRite
gplasm
gthrall
fwailing
dstacean
gl Ball
krricade
iCarapace
jhimes
iDragon // Rob the Hoard
iFragments // Summon: Alexander
iGolem
jrotto
iQuarry
iRod
iSeer
jhard
jkull, Isu Spyglass
jlipper
jpray
iVein
h, Inhuman Princess
hline Armor
mCrawler
mEntity
mGiant
mNautilus
mResonance
mSliver
jzation
buboid Colony
dwarden
cdgel Troll
clling Dais
jrone
iMark
iRitual
iScales
jun
ithe Weak
dmination of Studies
dt Conscript
fGuildmage
fHealer
fof Skaro
ithe Waxing Moon
ebrand Cinder
eist of the Absolute
h's Staff
fvate
ior Colossus
lDrone
lof Blades
k's Caravan
eural Exchange
dvert Ambusher
cmber Stone
cnning
h Advisor
jzurescale // Divining Dive
iBandit // Azamuki, Treachery Incarnate
jreezedancer
iCoyote
iEvasion
iGeysermage
jiant
iLethemancer
iManeuver
iNightbonder
iRhetoric
iSparkmage
jtrike
jurvivor
iWish
combajj Witches
crate
for Beastie
iof Destinies
lMysteries
lSun's Creation
h's Ward
dfew
die, Emergent Intelligence
eo Vendor
fsity
j Crafter
fus Altisaur
iCadaver
jolossus
iFarm Animals
jorager
iHerd
jomunculus // Voracious Reader
iInquiry
iKillbot
iObsession
iPair // Treats to Share
drency Converter
gt Curriculum
dse Artifact
gof Bloodletting
kounty
jChains
mos
klinging Webs
konformity
jDeath's Hold
kisturbance
jEchoes
kxhaustion
jFool's Wisdom
jHospitality
jInertia
jLeeches // Leeching Lurker
jMarit Lage
kisfortunes
jOblivion
lsession
kpulence
jPredation
jShaken Faith
mllow Graves
kilence
ktalked Prey
kurveillance
jThirst
jUnbinding
jVengeance
lrbosity
kitality
jWizardry
jthe Bloody Tome
nCabal
nForsaken
nNightly Hunt
nPierced Heart
nRestless Dead
nSwine
nWerefox
fbound Witch
greak
fcatcher
gloth Wrappings
fd Courtier
hFlesh
hLand
hMinotaur
jrror
ionstrosity
hRack
iecording
ionin
hScroll
hTotem
hWindbreaker
iombat
dtain of Light
hs' Call
cstodi Lich
iPeacekeeper
iSoulbinders
mcaller
jquire
han of the Trove
gy Battle
fms Depot
ct // Ribbons
eDown
eIn
ePropulsion
eShort
eYour Losses
ea Deal
eof the Profits
ethe Earthly Bond
iTethers
dthroat Centurion
lontender
kManeuver
kNegotiator
kil-Dal
byan, Vengeful Samurai
cber Conversion
fdrive Awakener
fman Patrol
ht
gen Squadron
fnetic Specialist
ka Datasmith
fship
ccle of Life
jRenewal
eical Evolution
eone
h Sire
jummoner
gic Rift
gus, the Saboteur // Cyclonus, Cybertronian Fighter
fpean Giant
kMummy
kSnare
kTitan
lomb
gs Electromancer
iGladiator
iSuperconductor
iTyrant
iof Eternal Fury
lOne-Eyed Pass
clian Elf
hSunsinger
cnette, Jelly Drover
dical Loner
cstbearer
ctoplast Manipulator
kRoot-Kin
eshape
fpawn Shambler
bírdan the Shipwright
aD'Avenant Archer
kHealer
kTrapper
bOT-7 Repair Squad
back Fayden
e's Duplicate
cemogoth Titan
kWoe-Eater
cgger Caster
hof the Worthy
gback Basilisk
gclaw Imp
gdrome Imp
gfang Duo
gmaw Megalodon
gsail Aeronaut
dhatar the Adamant
ci Li Agents
hCensor
hIndoctrination
dly Bugle Building
mNewspaper
mReporters
gRegimen
ckkon Blackblade
r Avatar
g, Shadow Slayer
dmor Bat
hGhoul
hLancer
hPlague
hSalvage
icorpion
iorceress
dra Mystic
clakos, Crafter of Wonders
dek Drone
gIntensive Care
gSquadron
dkovan Encampment
jOutrider
jPackbeasts
cmage Control Crew
dia, Sage of Stone
dn
eable Pact
ftion
eing Verdict
docles Base, Sword of Kang
dpen Thought
ging Pulse
eing Engine
iField
iMatrix
iSphere
cn Lewis
dce of Many
jShadows
jthe Dead
nManse
nSkywise
nTumbleweeds
gwith Calamity
lDevils
f, Pathetic Marionette
fr's Chakrams
eing Scimitar
jword
ifrom Dark to Dawn
ddân
dgerous Wager
ditha Capashen, Paragon
h, Benalia's Hope
jNew Benalia's Light
dny Pink
dse Macabre
cpper Shieldmate
craja Griffin
dba
dedevil Dragster
j's Billy Club
j, Fearless Fighter
lMan Without Fear
etti, Ingenious Iconoclast
jRocketeer Engineer
jScrap Savant
dgo, the Shipwrecker
dien, King of Kjeldor
egaaz Reincarnated
i's Attendant
lCaldera
mharm
lWhelp
i, Shivan Champion
kthe Igniter
eng Apprentice
irchaeologist
hBuccaneer
hDemolition
iiscovery
hEscape
hFiendbonder
hLeap
hMechanic
hPiracy
hSaboteur
ikyjek
ileuth // Bearer of Overwhelming Truths
hThief
junder-Thief
hWaverider
dk Apostle
fBanishing
hrgain
getrayal
fConfidant
fDabbling
geal
hed
hpths
fEndurance
fFavor
gortress
fHatchling
geart of the Wood
fImpostor
gnquiry
htimations
fKnight's Greatsword
fLeo & Shredder
fMaze
fNourishment
fOffering
fPetition
grivilege
hophecy
fRemedy
hvenant
gitual
fSalvation
gphere
gupplicant
hspicions
fTemper
griumph
gutelage
fWings Bring Your Downfall
hthering
e-Dweller Oracle
eblade Agent
hst
fore Pathway // Slitherbore Pathway
eest Hour
eheart Sliver
eling Stalker
gt Gargoyle
emoss Bridge
eness
i Descends
epact
eslick Drake
kShores
ftar Augur
jBanisher
geel Angel
lxe
kBrute
kCitadel
lolossus
kForge
kGargoyle
nrison
kHydra
kIngot
kJuggernaut
kMonolith
lutation
lyr
kPendant
llate
kReactor
mlic
kSentinel
lplicer
ethicket Wolf
ewatch Elves
her Catacombs
kEgg
dling of the Masses
dting Merfolk
du Cavalier
fEncampment
fHealer
fLancer
fMender
fSanctifier
gpiritualist
gtinger
fWarchief
dwin, Adaptive Mutant
dyl, Hunter of Walkers
csh Hopes
eing Bloodsucker
cthon and Picard at El-Adrel
cughter of Autumn
mthe Deep
dnting Defender
fless Aven
kBodyguard
kCathar
kDismantler
lourbark
kEscort
q Avatar
kOnslaught
kRiver Marshal
kScrapbot
lurvivor
kUnity
kVeteran
dthi Cutthroat
hEmbrace
hGhoul
hHorror
hJackal
hMarauder
iercenary
iindripper
hSlayer
hTrapper
hVoidwalker
hWarlord
cvriel's Shadowfugue
kWithering
h, Rogue Shadowmage
jSoul Broker
eos, Dalek Creator
dvol, Evincar of Rath
cwn Charm
fElemental
gvangel
fGryff
fof Hope
ia New Age
ithe Dead
fto Dusk
e's Light Archer
hReflection
hTruce
e-Blessed Pennant
ebreak Reclaimer
ginger Charioteers
nleric
efeather Eagle
fluke
eglade Regent
hre Invoker
gow Infusion
ehand Dissident
jEulogist
grt Disciple
jGeist
jMentor
jRejuvenator
jWardens
eing Angel
iPurist
eray Archer
esire, Sunstar Dreadnought
ftrider
ike Paladin
lVanguard
etreader Elk
ewing Marshal
cxos of Meletis
gthe Returned
f's Torment
f, Blessed by the Sun
cy of Black Sun
hDestiny
hJudgment
hthe Dragons
lMoon
d's Undoing
dbreak Chaplain
mrger
limera
kombatants
lronet
jRanger // Nightfall Predator
ddream
dsquad Marshal
cze
dzling Angel
jBeauty
jDenial
jFlameweaver
jLights
jRamparts
keflection
jSphinx
jTheater // Prop Room
bead // Gone
fBefore Sunrise
fDrop
fMan's Chest
fReckoning
hveler
ks
gingers
fWeight
fof Winter
e-Iron Sledge
eapult
ebeat Attendant
fridge Chant
lGoliath
lShaman
eeye Brawler
iDuelist
iHarpooner
iNavigator
iPlunderers
iQuartermaster
iRig-Hauler
iTormentor
jracker
efall
elock Trap
fy Alliance
kure
hBrew
hComplication
jver-Up
hDerision
jsigns
iispute
hEmbrace
hGrub
hInsect
hPlot
ioison Sampler
irecision
hRecluse
iiposte
iollick
hTempest
hVisit
hWanderings
epool, Trading Card
eshot
i Minotaur
ewood Treefolk
dfening Clarion
kSilence
dl Broker
fGone Bad
drly Departed
dth Baron
hegets Life
homb
gCharmer
hloud
hultist
gDenied
gFrenzy
gGrasp
gKiss
gMatch
hutation
gPit Offering
js of Rath
hulse
gRattle
gSpark
ieakers
htroke
gTyrant
gWard
itch
hind
ish
gby Dragons
gin Heaven
jthe Family
gof a Thousand Stings
hr Glory
gto Our Enemies
f's Approach
iCaress
iDuet
iOasis
iPresence
iShadow
h-Head Buzzard
f-Greeter's Champion
gHood Cobra
gMask Duplicant
gPriest of Myrkul
gRattle Oni
fbellow Raider
mWar Cry
gloom Gardener
lRitualist
lThallid
gonnet Sprout // Deathbonnet Hulk
gringer Liege
nRegent
nThoctar
fcap Cultivator
jGlade
jMarionette
goil Wurm
gult Rogue
hrse Ogre
fforge Shaman
fgaze Cockatrice
jr
gorge Scavenger
greeter
hip
fknell Berserker
lKami
flace
geaper, Terror Weapon
hss Ancient
mgel
kBehemoth
kKnight
kPilot
fmark
j Prelate
hsk Nezumi
gist Raptor
fpact Angel
freap Ritual
hnder
gite Shaman
fspore Thallid
hrout
cb Thomas
dilitating Injury
dris Beetle
hField Crusher
dt of Loyalty
fto the Deathless
mKami
eor's Pulpit
gs' Knell
jTransport
ccadent Dragon // Expensive Taste
enter of Endless Water
eying Soil
jTime Loop
deit
fve the Messenger
hr Exarch
jof Form
eption
hve Frostkite
kLandscape
dimate
hor Beetle
kWeb
kof the Provinces
esion Paralysis
gve Denial
dlaration in Stone
mof Naught
ge Dominance
doction Module
ede Transmissions
emmission
fpose
iition
enstruct
lion Hammer
erated Champion
kGriffin
fum Dissertation
ey Gambit
gPloy
dree of Annihilation
kJustice
kPain
kSavagery
lilence
cdicated Dollmaker
kMartyr
duce
ce Kay, Finder of the Lost
dkah, Fractal Theorist
dm Inferior
fWorthy
dp Analysis
fDish Pizza
fForest Hermit
greeze
fGnome Terramancer
goblin Skulltaker
fReconnaissance
fSpawn
fWater
good
e-Cavern Bat
fSea Kraken
jSerpent
jTerror
glumber Titan
ecavern Imp
fhannel Duelist
mMentor
efathom Echo
lSkulker
fire Elemental
eglow Skate
emuck Desperado
eroot Champion
jElite
jHistorian
jPilgrimage
jWarrior
lters
lyfinder
etread Merrow
ewater Hypnotist
gy Navigator
food Denizen
krummer
jElder
jGhoul
jLegate
jTantiv
jWolverine
dr-Dog
cfabricate
ece
fing Duskmage // Vandal's Edit
eng
deat
end the Campus
melestus
lHearth
lRider
ger en-Vec
jof Chaos
mLaw
mthe Order
is of Humanity
festrate
md Phantom
fse Force Aggressor
iGrid
iof the Heart
give Formation
kManeuvers
kStance
diant Bloodlord
iElf
iFalcon
iGreatmaw
iKhenra
iOgre
iSalvager
jtand
krike
jurvivor
iVanguard
ebrillating Current
ele
gd Crypt // Cadaver Lab
gr of Dreams
lFaith
mlesh
lInstinct
lSouls
lVigor
fing Daemogoth
jTears
enitely Not a Turtle
dlecting Palm
lSwat
ion
dossilize
dt Dismissal
guelist
eblade Elite
dy Death
fGravity
cga Disciple
fSanctuary
evolver
dlamer
chydration
cicide
dfication
dty of Scars
clay
fed Blast Fireball
fing Shield
dete
diberate
ef's Cone
jube
eght in the Hunt
hed Halfling
kKillbot
hful Discovery
ena, Wild Mage
erium
i Skeins
ever Unto Evil
hy Moogle
dney, Streetwise Lookout
draich
dta Bloodflies
duge
g Virtuoso
hof Doom
esions of Mediocrity
exe Dragster
dve too Deep
fr of Secrets // Insectile Aberration
g's Torch
cmand Answers
ging Dragon
eterialize
dentia Bat
jSliver
digod of Revenge
elich
dogorgon's Clutches
elish
ier Spawn
gtion Field
lStomper
en Bolt
gWall
gof Catastrophes
jDark Schemes
keath's Gate
jFate's Design
jLoathing
jWailing Agonies
f's Disciple
jue
iGrasp
iHerald
jorn
iJester
ffire
fic Appetite
jttorney
iBargain
iCollusion
knsultation
kunsel
kvenant
iDread
iEmbrace
iGifts
iHordes
iJunker
iLore
iPact
iRising
juckus
iTaskmaster
jorment
jutor
iVigor
flord Belzenlok
kof Ashmouth
fmail Hauberk
fspine Whip
eralize
etion
dystify
cn Protector
eof the Bugbear
dethor, Ruling Steward
kStone Seer
died!
ezen of the Deep
dnick, Pious Apprentice // Dennick, Pious Apparition
dry Klin, Editor in Chief
dse Canopy
gFoliage
dy Entry
gxistence
fReality
fthe Divine
jWitch
eing Wind
cpala, Pilot Exemplar
ert the Realm
ged Deckhand
dendable Quinjet
dloy the Gatewatch
io the Front
dopulate
ese // Deploy
ewer
dressurize
eive
dth Charge Colossus
gDefiler
fs of Desire
ghaker Titan
dutized Protester
fy of Acquittals
kDetention
cranged Assistant
jHermit
jOutcast
jWhelp
delict Attic // Widow's Walk
for
evi, Empyrial Tactician
dmoplasm
ftaxi
cscend upon the Sinful
hant of Kiyomaro
oMasumaro
oSoramaro
ptorms
ks' Fury
nPath
gt into Avernus
nMadness
iof the Dragons
eulpting Blast
ddemona, Freedom's Edge
decrate Reality
jd Earth
lTomb
iion Demon
mElemental
mPlague
ior Hag
ert
g Cenote
jrodon
hDrake
hNomads
hSandstorm
hTwister
hWarfare
iere-Worm
hof the Fervent
oGlorified
oIndomitable
oMindful
oTrue
g's Due
jHold
ged Beach
jTemple
hr's Disciple
lQuarters
gion
diccated Naga
dmond Miles
dolate Lighthouse
jMire
hion
k Angel
lGiant
lProwler
lTwin
lof Smaug
dpark
eerate Bloodseeker
kCastaways
lharge
kFarmer // Depraved Harvester
kGambit
kLunge
kMeasures
kPlea
kRavings
lesearch
litual
kSentry
ltand
eise
eoil
her of Souls
fndency
jt Killbot
ftic Scepter
dtined // Lead
jConfrontation
gy Spinner
eroy Evil
ithe Evidence
fuctive Digger
mFlow
norce
mRevelry
mTampering
mUrge
ior Dragon
dynchronization
me
ctained by Legionnaires
gment Spell
dection Tower
hve of the Month
j's Phoenix
mSatchel
ention Chariot
kSphere
kVortex
ermined Iteration
donate
dritivore
cus of Calamity
cvastate
iing Dreams
mMastery
mOnslaught
mSummons
jon
l Tide
diant Glee
iSkytech
el Dinosaur
f's Play
fish Valet
fs' Playground
fthorn Fox
eous Cover-Up
dkarin Dissident
doted Caretaker
jrop-Mate
iDruid
juelist
iGrafkeeper // Departed Soulkeeper
iHero
iPaladin
iRetainer
ge of Strength
eur Flesh
hIntellect
hin Flames
kShadow
ger of Destiny
mMemory
ging Deep
kGreed
kHellion
kLight
kRage
kStrossus
lugarmaw // Have for Dinner
lwarm
kTendrils
ft Chaplain
hDecree
hHarpist
hInvocation
hLightcaster
hMonk
hWitness
cwdrop Cure
iSpy
bhalsim, Pliable Pacifist
cund Operative
biabolic Edict
jIntent
jMachine
jRevelation
jServitude
jTutor
jVision
ial Salvation
dmond City
iFaerie
o Avatar
iKaleidoscope
jnight
iLion
iMare
iPick-Axe
iValley
iWeapon
dochan, Artful Beauty
dry of Dreams
cchotomancy
dtate of Erebos
lHeliod
lKarametra
mruphix
lthe Twin Gods
gion Quillograph
cdact Echo
dgeridoo
dn't Say Please
ce Young
cffusion Sliver
cg Site Inventory
eThrough Time
eUp
g the Body
dsite Conservator
iEngineer
chada's Ploy
g, Binder of Wills
cligent Excavator
jFarmhand
jZookeeper
duvian Primordial
cmension X
l Pizzasaur
jal Breach
mExile
mInfiltrator
dinish
ied Returner
jr Witch
iing Returns
er Aqueduct
gCharm
hluestone
hutpurse
gDoppelganger
gGuildgate
lmage
gHouse Guard
gInfiltrator
jormant
gKeyrune
gLocket
gMachinations
gSignet
hpybug
htrandcatcher
cn of the Fireherd
da's Guidance
e, Essence Brewer
gSoul Steeper
dgus Egg
hStaff
ding Room
do DNA
esaur Egg
jHunter
jStampede
is on a Spaceship
etomaton
drova Horror
con, Bahamut's Dominant // Bahamut, Warden of Light
eus, Elvish Archdruid
cplomacy of the Wastes
htic Escort
lImmunity
lRelations
cre Downdraft
fFlail // Dire Blunderbuss
heet Captain
lDaredevil
lHoarder
lInterloper
lNeckbreaker
lPoisoner
lRavager
lWarmonger
fMimic
fTactics
fUndercurrents
fWolf Prowler
ives
e-Strain Rampage
ect Current
hHit
gor Nick Fury
egraf Captain
kolossus
jEscort
jGhoul
jHorde
jRebirth
jScavenger
esight
dge Bat
gof Dread
eur Focusmage // Braingeyser
hIsland Dragon // Skimming Strike
hNemesis
dtcowl Wurm
ewater Wraith
ey Rat
gWererat
csa the Restless
ellow
eppear
jing Act
erm
ester Radius
dcerning Financier
lPeddler
lTaste
eiple of Bolas
mCaelus Nin
mDeceit
mFreyalise // Garden of Freyalise
mGrace
oiselbrand
mKangee
mLaw
mMalice
mPerdition
nhenax
mTevesh Szat
mthe Old Ways
qRing
qSun
qVault
is of Gix
hined Duelist
eombobulate
fntinuity
frd, Lord of Disharmony
hant Dirge
lPiper
lSpirit
furtesy Clerk
fver the Formula
nImpossible
iy // Dispersal
ereet Retreat
ddainful Stroke
dease Carriers
hd Vermin
embowel
fpower
enchant
ftomb
dfigure
dguise Agent
dharmony
dinformation Campaign
ftegrate
dmal Backwater
hFailure
fntle
iing Blow
mWave
eember
eiss
h into Dream
hive Denial
lPyromancer
dorder
i in the Court
fient
jing Choice
ewned Ancestor
dpatch
i Dispensary
eel
gler's Capsule
hing Exhale
fnse Justice
frsal Shield
kTechnician
he
hing Orb
elace
id Dinosaurs
iment Wave
ir Beast
kKitten
gy of Dominance
lPower
eosal Mummy
gsess
drupt
h Decorum
hing Scepter
mhoal
ion Aura
lProtocol
ive Pitmage
lStormbrood // Petty Revenge
nudent
hor Flute
kPistol
kWanderglyph
kof Currents
dsatisfied Customer
eection Practice
lTools
fnsion in the Ranks
gter's Deliverance
eipate
iion Field
eolve
dtant Melody
kmories
eemper of the Blood
fnded Mindbender
einguished Conjurer
eorted Curiosity
hing Lens
lWake
ion Strike
eract
i the Guards
ied Botanist
iing Geist // Clever Distraction
fess
fict Guide
jMascot
eurbed Burial
kSlumber
hing Conversion
lMirth
lPlot
cve Bomber
fDown
ebomber Griffin
er Skaab
fgent Equation
kGrowth
kTransformations
fsion Specialist
kUnit
jary Tactics
ft
g Disaster
est
dide by Zero
enation
fe Arrow
hCongregation
hDeflection
hFavor
hGambit
hIntervention
hLight
hOffering
hPresence
iurge
hReckoning
jsilience
jtribution
hSacrament
imite
hTransformation
hVerdict
iisitation
gr Spirit
iof Fates
lMist
h's Lockbox
kPortent
kWand
fg Griffin
fing Witch
gty of Pride
esion Table
czzy Spell
fing Gaze
bjeru and Hazoret
f's Renunciation
ksolve
f, With Eyes Open
cinn Illuminatus
gof Fool's Fall
jInfinite Deceits
jWishes
jthe Fountain
nLamp
fi Windseer
bo or Die
cc Aurlock, Grizzled Genius
eOck's Henchmen
kTentacles
h, Evil Inventor
jSinister Scientist
eSamson, Super Psychiatrist
dent of Perfection // Final Iteration
dkside Chef
jExtortionist
eworker Drone
dtor Doom
l, King of Latveria
nUnrivaled
hJane Foster
hOctopus, Master Planner
hSpectrum
itrange, Surgeon
cdecapod
dgy Jalopy
ces Machines
cg Umbra
eWalker
dged Detective
hHunter
hPursuit
dmeat, Ever Loyal
dpile
dsnail Engine
ckuchi Shadow-Walker
jilencer
cllhouse of Horrors
emaker's Shop // Porcelain Gallery
dmen Gate
cmesticated Hydra
nMammoth
nWatercourse
kion
dinaria's Judgment
gte
hing Licid
lVampire
hor Drone
feer
iing Will
fion Saboteur
kupervisor
fus of Fealty
dri Rade
f's Ambush
iNodorog
f, Anarch of Bolas
hChaos Bringer
iity Smasher
cn & Leo, Problem Solvers
gRaph, Hard Science
eAndres, the Renegade
d't Blink
gMake a Sound
hove
dal, Herald of Wings
fd Blake, Guise of Thor
ete
gllo's Science Lesson
mTechnique
j, Gadget Master
lMutant Mechanic
lRad Scientist
lTurtle Techie
lWay with Machines
lthe Brains
dg Zhou, the Tyrant
dna Noble
eie & April, Adorkable Duo
com Blade
fCannon
fForetold
fReigns Supreme
fWeaver
ghisperer
e's Servo-Guards
hTime Platform
ebot Harbinger
eed Artisan
hDissenter
hNecromancer
hTraveler
efall
egape
esday
i Confluence
jExcruciator
jSpecter
fkar
i Oracle
jTitan
jWarrior
ewake Giant
dr of Destinies
fto Nothingness
ekeeper
k Thrull
eman
es of Durin
cppelgang
cra Milaje Elite
en, Besieged by Time
hthe Siege Tower
di, Bearer of Friends
ec, Nature's Warden // Doric, Owlbear Avenger
dmant Gomazoa
jrove // Gnarled Grovestrider
iSliver
iVolcano
dothea, Vengeful Victim // Dorothea's Retribution
csan the Falling Leaf
f's Oldest Chant
de of Dawnglow
cuble Cleave
hDown
hJump // Flying Kick
hMajor
hNegative
hStroke
hTrouble
hVision
gcast
fing Chant
kube
jSeason
etless One
dr Port-Mage
dse
f in Gloom
fr of Lights
cvescape
din Baan
f's Acuity
jutomaton
iDismissal
iVeto
f, Architect of Law
hGrand Arbiter
hHand of Control
cwn // Dirty
ffor Repairs
fin the Valley
e, Down to Goblin-town
edraft
ehill Charge
epour
esize
ewind Ambusher
dsing Dagger // Lost Vale
jevice // Geode Grotto
iShaman
br. Beverly Crusher
eEggman
eMadison Li
cach'Nyen
eo
fgenesis
fnautics Engineer
gian Cylix
kGate-Bot
hc Debut
lstiny
kisciple
jFealty
jIntervention
jLore
jMuralists
jRoar
fplasm
fsaur Auxiliary
dfna's Restoration
g, Founder of Lat-Nam
dg Down
fUnder
fthe Canal
go the Bottom
mRoots
mUnderworld
eon Appeasement
irch
hBell Monk
ilood
ireath
joodmother
hCultist
hEgg
ingine
hFangs
iodder
hGrip
hHatchling
iunter
hMage
jn, Reformed Robot
ktle
jsk
ioose
hRoost
hScales
ihadow
iniper
hTempest
ihrone of Tarkir
irainer
iurtle
iyphoon
jrant
hWhelp
jisperer
iings
g's Approach
jClaw
jDesire
kisciple
jEye Savants
oentry
jFire
jHerald
koard
jPresence
my
jRage Channeler
jSmile
g-Cursed Halls
hScarred Bear
ityle Twins
gback Assault
lLancer
hlood Twins
horn Champion
lImmolator
lLooter
hroods' Relic
gclaw Strike
gfire Blade
hly Pilot
kSuit
lwarm
ghawk, Fate's Tempest
gkin Berserker
glair Spider
hoft Idol
ird Atarka
lDromoka
lKolaghan
lOjutai
lSilumgar
k's Prerogative
nServant
gmaster Outcast
gologist
grage
gscale Boon
mGeneral
hguard Elite
hhift
hkull Summit
houl Knight
lProdigy
hpark Reactor
ieaker Shaman
htalker
iorm
l Forecaster
mGlobe
gweave Tapestry
hing Glider
fon's Lance
kWyvern
din Life
gPower
gthe Well
fing Whelk
fpipe Vermin
dke Familiar
gHatcher
lling
iven
gStone
gUmbra
f-Skull Cameo
fstown Forgotten
fwing Krasis
euseth, Maw of Flames
dlnu's Crusade
jPet
g, Lich Lord
dmatic Accusation
jEntrance
jFinale
jRescue
lversal
hst's Puppet
dna and Linvala
f's Chosen
iEmissary
iSilencer
f, Kalastria Bloodchief
hLiberator of Malakir
hthe Last Bloodchief
enith Healer
jMagistrate
jRuins
jStinger
dstic Revelation
dugr Necromancer
hRecruiter
hThought-Thief
g's Helm
dwn from Dreams
cead
f Cacodemon
hharge
gDefiler
hrone
gFugue
gLinnorm // Scale Deflection
gPresence
gReaper
iturn
hider
gShade
hlag
jver
hpecter
htatuary
hummons
gTiller
gWanderer
irlock
hight
gof Night
fbore
gringer Lampads
fed Bat-Cloud
ffeast Demon
gul Apathy
jas the Storm
fhorde Arcanist
lButcher
lInvasion
lTwins
hund
flight Monstrosity
fmalkin
hw's Ire
gobile
fship Reef
fwaters
ging
j Scavenger
gurm
em Beavers
gCache
hhisel
hoat
gDevourer
gEater
gFighter
hracture
gHalls
irvest
gLeash
gPillager
hrowler
gSalvage
heizer
hpoilers
htalker
irix
gThief
irush
hides
hrawler
hwist
f's Grip
f-Thief's Bandana
fborn Muse
fcaller Siren
htcher
fdew Entrancer
grinker Vampire
fpod Druid
froot Cascade
fs of Laguna
kSteel and Oil
kthe Dead
gcape Artist
ghackle Geist
iper Shaman
gpoiler Witches
gtalker Manticore
healer
hone Hedron
ftail Heron
gide Whale
fwinder
ddge
g the Mire
gr's Insight
fing Claw
dg Mangler
fReaver
hcycler
es of Sorrow
fcape Sliver
kZombie
dkavac
dlnoch
dnch the Soil in Their Blood
dss Down
dy Keeper
cider
dft of Phantasms
jthe Dead
fer il-Dal
fgloom Coyote
fing Djinn
jMeadow
jShade
dll Bit
gToo Deep
f-Skimmer
fworks Mole
dnker of Sorrow
dpping Dead
i-Tongue Zubera
dven // Despair
fr of the Dead
enod, Carnage Dominus
dx Fatemaker
fInterlacer
dzzt Do'Urden
cogskol Captain
lvalry
jInfantry // Drogskol Armaments
jReaver
linforcements
jShieldmate
dmad Purebred
fr's Attendant
jCavern
kharm
g, the Banisher
eoka Captain
iDunecaster
iMonument
iWarrior
h's Command
kGift
h, the Eternal
fsaur
dning Bureaucrats
doling Groodion
jOgre
dp Tower
fof Honey
ekick Bomber
dss Crocodile
gGolem
gHarvester
hopper
gProwler
gRipper
gScorpion
hkullbomb
fclaw
fforge Bridge
dught
dve of Elves
fr Grizzly
hof the Mighty
oSwine
dwn in Dreams
jFilth
jIchor
jShapelessness
korrow
jthe Loch
fed
h Catacomb
iRusalka
iSecrets
gr Initiate
iof Hope
lSecrets
lTruth // Drowned Jungle
fyard Amalgam
kBehemoth
kExplorers
kLurker
kTemple
esing Tyrannodon
cudge Beetle
hReavers
hSentinel
ikeletons
ipell
did Class
gLyrist
gof Horns
jPurification
jthe Anima
nCowl
nEmerald Grove
nSpade
f's Call
iDeliverance
iFamiliar
fic Ritual
iSatchel
fs' Repository
dmbellower
ehunter
dnau Corpse Trawler
cy Spell
dad Arbor
gGreenseeker
gMilitant
gSophisticate
gof the Ilysian Grove
f's Caress
iFavor
iRevival
bual Casting
fDoomsuits
fNature
fShot
gtrike
e-Sun Adepts
jTechnique
ecaster Mage
cb
dious Challenge
iDelicacy
cchess, Wayward Tavernkeep
dt Crawler
ce Diligence
eRespect
dl Tactics
ffor Dominance
ecraft Trainer
eing Coach
iGrounds
iRapier
fst of Deep Faith
lthe Mind
h's Flame
kHeritage
drgar Assailant
iCave-Guard
iHedge-Mage
iMine-Captain
cggan, Private Detective
cke Ulder Ravengard
dhara Peafowl
iScavenger
clcet Sirens
cnbarrow Revivalist
ddoolin Weaver
de Beetle
fChanter
fDiviner
grifter
fMover
e-Brood Nephilim
eblast
erider Outlaw
es of the Dead
dgeon Crawler
iDelver
kscent
iGeists
iMap
kster
iShade
heer's Pack
erove Elder
dland Crebain
cplicant
htion Device
gity
crable Coilbug
iHandicraft
dess
dkwood Baloth
koars
jTracker
dnan of the Yawning Portal
csk // Dawn
fCharger
fFeaster
fImp
fLegion Dreadnought
nuelist
mSergeant
mZealot
fMangler
fRose Reliquary
fUrchins
e's Landing
eana, the Rage Mother
eborne Skymarcher
edale Wurm
efang Mentor
ehunter Bat
emantle Guildmage
lOperative
lProwler
lSeer
k, House of Shadow
fourn's Domination
erider Falcon
kPeregrine
eshell Crawler
ewalker
gtch Hunter
kRecruiter // Krallenhorde Howler
fielder
forker
dt Animus
fBowl
fCorona
fElemental
fStalker
fof Moments
fto Dust
ein, Gadget Genius
dyut Earthcarver
ctiful Attendant
iGriffin
iKnowledge Seeker
iReplicator
kturn
iServants
iThrull
dy Beyond Death
e-Bound Dead
bwalin, Weaponmaster
drfhold Champion
even Armorer
ny
iBerserker
jlastminer
koodboiler
iCastle Guard
ktapult
jonfluencer
iDemolition Team
jriller
iForge-Chanter
iGrunt
iHammer
jold
iLandslide
jieutenant
kghtsmith
iMattock
kuler
jine
mr
iNomad
iPatrol
jony
jriest
kovisioner
iRecruiter
kinforcements
juins
iScorcher
jea Clan
jhortsword
krine
joldier
kng
jtrike Force
iThaumaturgist
jrader
iVigilantes
iWarriors
jeaponsmith
cell on the Past
cindle
cynen's Elite
g, Gilt-Leaf Daen
byadrine, Synthesis Amalgam
cfed, the Guiding Hand
cing Wail
hish
gto Serve
cnacharge
eheir, Invoker Adept
emite Diver
evolt Tower
cstopia
báin Ironfoot
fof the Ancient Halls
e's Company
e, Lord of the Iron Hills
béjà Vu
búnedain Blade
jRangers
aE. Honda, Sumo Champion
bD-E, Lonesome Eyebot
bPF Point Squad
bager Beaver
gCadet
honstruct
gFirst-Year
hlameguide
gGlyphmage
gTrufflesnout
dle Vision
gof Deliverance
jthe Great Shelf
nWatch
f's Rescue
fs of the North
crl of Squirrel
ey Frost
gHarvest
gWinter
dnest Fellowship
dsplitting Rats
dth Elemental
gKing's Lieutenant
kdom General
oJailer
oProtectors
oSoldier
gRift
humble
m Wrestlers
gServant
hurge
gTremor
gVillage Ruffians
f's Mightiest Heroes
f-Cult Elemental
gOrigin Yak
fbender Ascension
jing Lesson
nStudent
gind
glighter
grawn
fcraft
fen Ally
jrms
iGoo
flink
gore
fquake
k Dragon
frumbler
fshaker
l Dreadmaw
mGiant
mKhenra
jing Si
ipe
dwig Squad
cst Wind Avatar
e-Mark Cavalier
eerling Vanguard
gn Paladin
efarthing Farmer
dy Prey
ct to Extinction
den Alive
gby Piranhas
jSpiders
er of Days
jHope
jVirtue
jthe Dead
bbon Dragon
ike
fPraetor
fStronghold
eblade Reaper
edeath, Dracolich
ey Charm
gFly
gHorse
gOwl Netsuke
gRhino
gTreefolk
bccentric Apprentice
kFarmer
kPestfinder // Turn Stones
cho Chamber
girclet
fInspector
fMage
fStorm
fTracer
fof Dusk
iEons
e, Perceptive Prodigy
ecasting Symposium
ees of Eternity
kthe Kin Tree
eing Assault
iBoon
iCalm
kvern
jourage
iDecay
keps
iReturn
juin
iTruth
clipsed Boggart
jElf
jFlamekin
jKithkin
jMerrow
jRealms
jSteppe
cological Appreciation
hst's Terrarium
cstatic Awakener // Awoken Demon
jBeauty
jElectromancer
bddie Brock // Venom, Lethal Protector
dymurk Crab
etrail Hawk
cea, Possessed Sorceress
dn, Seat of the Sanctum
cgar Markov
f's Awakening
f, Charmed Groom // Edgar Markov's Coffin
hKing of Figaro
hMaster Machinist
de Rover
fof Autumn
iMalacol
ithe Divinity
ewalker
hl Inn
mkeeper
jPack
din, Larcenous Lutenist
cifice of Authority
cric, Spymaster of Trest
cward Kenway
bel Umbra
d-Hounds
dectrocute
crie Gravestone
gInterference
llude
gProcession
gSoultender
gUltimatum
bfficient Construction
ee, Fast Learner
dlorescence
euence Devourer
dortless Master
creet Flamepainter
hWeaponmaster
bgo Drain
eErasure
dn, God of Death // Throne of Death
bidolon of Astral Winds
lBlossoms
lCountless Battles
lInspiration
lObstruction
lPhilosophy
lRhetoric
lthe Great Revel
cganjo Castle
iDynastorian // Replenish
iExemplar
iFree-Riders
iUprising
h, Seat of the Empire
dht-and-a-Half-Tails
w Avatar
ffold Maze
crdu, Carrier of Dawn // Isilu, Carrier of Twilight
cvor, Battle-Ready
hWolf-Kissed
bject
f the Warp Core
bkthi, Contaminator Priest
cundu Cyclops
hGriffin
bl-Hajjâj
caborate Firecannon
ddamri
i's Call
lVineyard
i, Korvecdal
kLord of Leaves
y Avatar
dnd Umbra
eor Gardner
ds il-Kor, Sadistic Pilgrim
cbrus, the Binding Blade // Withengar Unbound
cda, Conjurer of Spectacle
der Arthur Maxson
huntie
gBrain
gCathar
gDeep-Fiend
hruid
gGargaroth
gLand Wurm
gMastery
gOwyn Lyons
gPine of Jukai
gSpawn
gof Laurels
ffang Disciple
kRitualist
kVenom
fleaf Mentor
fscale Wurm
fwood Scion
est Dragon Highlander
drazi Aggressor
iConfluence
lscription
iDevastator
jisplacer
iLinebreaker
iMimic
jonument
iObligator
iRavager
jepurposer
iSkyspawner
iTemple
eitch Evolution
jImmunity
jPact
cectric Eel
jRevelation
jSeaweed
ikery
hfy
go's Bolt
h, Assaulting Battery
hdominance
iuplicate
hlyze
hpotence
hsiphon
itatic Blast
polt
oField
oInfantry
oPummeler
hzoa
gyte
dgant Edgecrafters
jntourage
iParlor
ey Acolyte
dktra, Daughter of the Hand
jFemme Fatale
dmental Appeal
lugury
kBond
kEruption
lxpressionist
kMascot
nterpiece
qy
kResonance
kSpectacle
lummoning
kTeachings
kUprising
j, My Dear
jist Adept
m's Palette
dna, Turk Recruit
eda and Azor
g's Hierophant
g, Saint of Dusk
ithe Dusk Rose
dphant Ambush
jGrass
mveyard
kuide
jResurgence
i-Mandrill
jRat
dsh Norn // The Argent Etchings
k, Grand Cenobite
mMother of Machines
dven, the Mage
cf Replica
dhame Druid
iPalace
iSanctuary
iWurm
dsworn Giant
cgaud Inquisitor
hShieldmate
cigeth, Crossroads Augur
dminate
j the Competition
oImpossible
dte Arcanist
jhers
irester
gCat Warrior
gGuardmage
gHeadhunter
gInquisitor
istructor
iterceptor // Rejoinder
gJavelineer
gScaleguard
hkirmisher
hpellbinder
gVanguard
dxir
g of Immortality
kVitality
ckin Bottle
gLair
clie and Alan, Paleontologists
f, Brick Master
hVengeful Hunter
evere of the Wild Court
dyn Harbreeze, Busybody
ewick Tumblestrum
cminster
j's Simulacrum
coise, Nephalia Sleuth
dren Wilds
crond of the White Council
g, Lord of Rivendell
iMaster of Healing
joon-Reader
csewhere Flask
dha of the Infinite
f, Threefold Master
dpeth Conquers Death
iResplendent
iTirel
h's Devotee
kNightmare
kSmite
kTalent
h, Knight-Errant
jStorm Slayer
kun's Champion
pNemesis
jUndaunted Hero
cturel Survivors
fgard Ranger
cuge, the Shoreless Sea
dsive Krasis
iOtter // Grove's Bounty
iSpellfist
iTormentor // Insidious Mist
cven Ambush
gBow
gCache
hhorus
gFarsight
hortress
gLyre
gPalisade
issage
gRaft-Steerer
hiders
ite
gWarhounds
fking's Halls
orper
es of Deep Shadow
dish Aberration
irchdruid
lers
livist
hBard
ierserker
iranchbender
hChampion
p Avatar
ilancaller
hDoomsayer
ireadlord
hElegy
iulogist
hFarmer
iury
hGuidance
hHandservant
jrbinger
iealer
jrder
jxhunter
iunter
iydromancer
hImpersonators
hLookout
iyrist
hMariner
iystic
hPathcutter
iioneer
jper
iromenade
hRanger
ieclaimer
jfueler
jgrower
jjuvenator
hScout
jrapper
ikysweeper
ioultiller
ipirit Guide
hVanguard
jtkeeper
iisionary
hWarmaster
krior
bmancipation Angel
cbalmed Ascendant
jBrawler
hr's Tools
ergo
der Beast
gGale
gHauler
gIsland Production
gShot
hwallower
gWeaver
f-Eye Wolf
gFist Zubera
fcleave
feth Paladin
jShieldbreaker // Battle Display
kkyblazer
jVeteran
fheart Challenger
gorn Minotaur
fmage Goblin
hw Hellion
gouth Sentinel
fsmith
gtrike Duo
fwilde Augur
lCaliph
nptain
lDjinn
diggen
dlazoned Golem
eem of the Warmind
dodiment of Agonies
oFury
oInsight
oSpring
elden
draal Bruiser
iGear-Smasher
fce My Diabolical Vision
iOblivion
ithe Paradox
mUnknown
cerald Charm
jollector
iDragon // Dissonant Wave
ofly
iMedallion
iOryx
ege Unscathed
hfrom the Cocoon
gnce Zone
iy Eject
kMedical Hologram
kPowers
kWeld
ht Growth
jHaunting
jSequence
jUltimatum
jWoodwurm
eia Angel
hCaptain
hShepherd
g's Call // Emeria, Shattered Skyclave
g, the Sky Ruin
ftus of Abundance // Regrowth
mConflict // Lightning Bolt
mIdeation // Ancestral Recall
mTruce // Swords to Plowshares
mWoe // Demonic Tutor
dt-Selch of the Third Seat
k, Unsundered // Hades, Sorcerer of Eld
ciel the Blessed
dl, Vastlands Roamer
dssary Escort
jGreen
jof Despair
mGrudges
mHope
mSoulfire
nunrise
mthe Sleepless
i's Ploy
cmara Tandris
g, Soul of the Accord
iVoice of the Conclave
dessi Tome
cperor Apatzec Intli IV
iCrocodile
iMihail II
iof Bones
h's Vanguard
dorium Thopterist
ewered Autogenerator
dress Galina
dtiness
ey City Ruse
gthe Catacombs
kLaboratory
kPits
kWarrens
f-Shrine Kannushi
dyreal Voyager
hn Eagle
fial Archangel
lmor
jPlate
jStorm
crakul's Evangel
kHatcher
kInfluence
kMessenger
h, the Aeons Torn
nPromised End
nWorld Anew
dy, Lurker of the Loch
bnatu Golem
ccampment Keeper
ese in Ice
dhanted Being
kCarriage
kEvening
kPrairie
kRiver's Grasp
ir's Bane
hment Alteration
lize
hress's Presence
dircling Fissure
dlave Cryptologist
iElite
douraging Aviator // Jump
droach
iing Dragonstorm
mMycosynth
mWastes
eust
dumbered Reejerey
cd Hostilities
eof the Hunt
ethe Festivities
d-Blaze Epiphany
eRaze Forerunners
dangered Armodon
dbringer
k's Revel
demic Plague
dless Atlas
iCockroaches
iDetour
iEvil
iFoot Assault
iHorizons
iObedience
jne
iRanks of HYDRA
rthe Dead
iSands
jcream
jwarm
iWhispers
jurm
eing
doskeleton
drek Sahr, Master Breeder
eider Catalyzer
jSpikespitter
durance
j Bobblehead
fe
fing Angel // Angelic Enforcer
jBondwarden
jCourage
kuriosity
jFriendship
jIdeal
knnocence
jRenewal
jScalelord
kliver
jTenacity
jVictory
ltality
cemy of Enlightenment
jthe Guildpact
drgizer
fy Arc
hBolt
hChamber
hField
ilux
hRefractor
hStorm
hTap
hVortex
gbending
evate
cfeeblement
dorcer Griffin
cgine Rat
gered Explosives
lMight
lPlague
dulf the Shore
ging Eruption
kFlames
kSlagwurm
chanced Awareness
jSurveillance
cigma Drake
hEidolon
hRidges
hSphinx
n Avatar
hThief
gtic Incarnation
clarge
dightened Ascetic
mConfidant
mManiac
mTutor
ested Wurm
gment Officer
cnis, Debate Moderator
cormous Baloth
jEnergy Blade
crage
gd Ceratok
iFlamecaster
iGiant
iHuorn
iKillbot
iRevolutionary
fing Licid
cshrined Memories
fouding Mist
dlave
hd Dwarf
jHorror
jScout
dnare
hd by the Mara
ging Bridge
doul Artifact
hRing
ged Scimitar
ct's Fury
d-Draught Basin
dangler
hing Trap
lVines
der the Avatar State
kDungeon
kEnigma
kGod-Eternals
kInfinite
kUnknown
fprising Scallywag
dhrall
iing Hold
mVictor
eusiastic Mechanaut
nStudy
dish Restoration
ety Tracker
domb
ger Exarch
eurage of Trest
drails Feaster
fncing Lyre
lMelody
fpment Maneuver
eeat the Angels
mDead
eopic Battlecruiser
jEidolon
jSpecter
cvelop
dironmental Sciences
ttist
doy of Okinec Ahau
jthe Ancestors
bon Frolicker
eHub
bphara's Dispersal
jEnlightenment
jRadiance
jWarden
g, God of the Polis
demeral Shields
ite
hon
cic Confrontation
fDownfall
fExperiment
fFight
fProportions
fStruggle
eenter
eure of Blood
dphany Storm
jat the Drownyard
dstolary Librarian
dtaph Golem
cochrasite
bqual Treatment
destrian Skill
dilibrium
l Adept
enox
epoise
bra of Enlightenment // Hand of Enlightenment
hInnovation
ddicate
ior Valkyrie
dse
dyo, Soratami Ascendant // Erayo's Essence
cdwal Illuminator
hRipper
cebor Flamesmith
fs's Emissary
jIntervention
jTitan
g, Bleak-Hearted
iGod of the Dead
dstor of the Council
cg Raiders
chnam Djinn
m Avatar
ciette of the Charmed Apple
h's Lullaby
kTempting Apple
kWhisper
h, the Beguiler
dnis, Gloom Stalker
ds, Roar of the Storm
dthizon
ckenbrand, Lord of Westfold
code
fd Canyon
dn the Relentless
dsion
crand of Duty
g-Rider of Gondor
ft Doomsayers
hEphemeron
hMinion
hand Giada
g, Street Artist
gry
etic Apparition
iCyclops
iExplosion
iMutation
iPortal
iVisionary
csatz Gnomes
dta, Friend to All
ewhile Trooper
ctai
f Resurrected
f's Familiar
iMeddling
iScorn
iTrickery
f, Wizard Adept
hthe Corrupted
dha Jo, Frontier Mentor
cudite Wizard
dth, Tormented Prophet
bscape Artist
hDetection
hProtocol
hRoutes
hTunnel
hVelocity
hfrom Orthanc
hto the Wilds
gd Experiment
iNull
iShapeshifter
erpment Fortress
cgaroth Garrison
chki Dragonclaw
f, Temur's Roar
cika's Chariot
f, God of the Tree // The Prismatic Bridge
dor, Wardwing Familiar
dx, Fractal Bloom
coteric Duplicator
cper
f Battlemage
gCharm
hormorants
gOrigins // Summon: Esper Maduin
gPanorama
gSentinel
hojourners
htormblade
fs to Magicite
fzoa
cquire of the King
csence Anchor
iBacklash
jottle
iCapture
jhanneler
iDepleter
jrain
iExtraction
iFeed
jilter
jlare
kux
jracture
iHarvest
iInfusion
iLeak
iPulse
iReliquary
iScatter
jliver
jymbiote
iVortex
iWarden
iof Antiquity
lOrthodoxy
lthe Wild
hknit Scholar
ctinien Varlineau
drid's Invocation
g, the Masked
dwald Shieldbasher
btali's Favor
f, Primal Conqueror // Etali, Primal Sickness
oStorm
cched Champion
iornfield
hFamiliar
hHost Doombringer
hMonstrosity
hOracle
n Avatar
hSlith
eings of the Chosen
cernal Dominion
jragon
iFlame
iIsolation
iScourge
jkylord
jtudent
iTaskmaster
jhirst
iWarrior
jitness
iof Harsh Truths
fity Snare
jVessel
cher
f Well
fcaste Knight
feal Absolution
kmbush
krmor
jChampion
jElk
kscort
jForager
jGrasp
kuidance
jHaze
jInvestigator
jUsher
jValkyrie
jWhiskergill
fium Abomination
kstrolabe
jPteramander
jSculptor
kpinner
i-Horn Sorcerer
fsworn Adjudicator
lCanonist
lShieldmage
mphinx
fwrought Page
drimik, Imagined Fiend
crata, Deadly Fugitive
ithe Silencer
ctercap // Web Shot
bumidian Hatchery
jLifeseed
jTerrabotanist
jWastewaker
cnuchs' Intrigues
creka
g Moment
doakus
du, Acorn Scrounger
csocial Engineering
ctropia the Twice-Favored
bvacuation
dnescent Intellect
egel of Heliod
lSynthesis
hize
dporate
dsive Action
iManeuvers
celyn, the Covetous
dn the Odds
jScore
edo Brushrazer
g, Waking Haven
etide's Shadow
dr After
e-Watching Threshold
ebark Shaman
ecoat Ursine
edawn Champion
fream
eeth, Viceroy of Plunder
gt K. Ross, Hapless Attaché
eflame Eidolon
gowing Chalice
eglades
gove Courier
elasting Torment
emind
enight Shade
equill Phoenix
eshrike
k's Gift
ey Dream a Nightmare
gHope Shall Vanish
gLast Vestige Shall Rot
fbody Lives!
fthing Comes to Dust
lPizza
kamajig
cidence Examiner
de Frye
dl Boros Charm
fComes to Fruition
fEye of Orms-by-Gore
mUrborg
fPresence
fReawakened
fTwin
e's Thrall
dncar's Justice
dscerate
jor
l's Insight
colution Charm
kSage
kVat
kWitness
jary Escalation
nLeap
eved Sleeper
jpinoderm
fing Adaptive
jDoor
jWilds
cra, Halcyon Witness
bxalted Angel
iDragon
iFlamer of Tzeentch
iSunborn
dva, Rakdos Blood Witch
ccalibur II
j, Sword of Eden
eva, the Risen Past
gted Wall
hing Anurid
ion
k Elephant
mxplosion
lMole
lTechnique
hor
dhange of Words
dise
g the Imperfect
dlude
fsion Mage
kRitual
dogitator Sphinx
emmunicate
eriate
druciator
cdeath, Void Warlock // Neo Exdeath, Dimension's End
cecute
gioner's Capsule
oHood
oSwing
dmplar of Light
mStrength
drt Influence
chaustion
dibition Magician
lTidecaller
elarating Elocution
dume
gr Thrull
cile
f into Darkness
fd Boggart
hDoomsayer
dt Specialist
cocomp
erine
drcise
ht
dskeletal Armor
euit Savior
dtic Curse
hDisease
hOrchard
hPets
cpand the Sphere
ged Anatomy
ging Ooze
fsion // Explosion
kAlgorithm
hve Reapplication
dedite
id Inheritance
hion Champion
lDiviner
lEnvoy
lHealer
lLookout
lMap
lRaptor
lSkulker
mupplier
el
f from Orazca
gthe Interlopers
kUnworthy
endable Lackey
lTroops
eriment Kraj
lOne
lTwelve
kal Armor
ougury
oviator
nConfectioner
nFrenzy
nLab // Staff Room
nOverload
nPilot
nSynthesizer
ft-Level Safe
dloding Barrel
lorders
fration
l Broodship
ge
h the Underdark
hr's Cache
lScope
fsion of Riches
hve Apparatus
kDerailment
kEntry
kGetaway
lrowth
kImpact
kProdigy
kRevelation
kShot
lingularity
kVegetation
kWelcome
donential Growth
ese Evil
hthe Culprit
io Daylight
dressive Firedancer
lIteration
eopriate
dunge
cquisite Archangel
kBlood
kFirecraft
kHuntmaster
csanguinate
lor Cavalry
cterminate!
kor Magmarch
kus
dinction
k Event
fguish
k All Hope
lthe Light
ker Battleship
erpate
dortion
dra Arms
fct
h Brain
iPower
ia Confession
ifrom Darkness
ithe Truth
hion Specialist
hor Demon
fordinary Journey
fplanar Lens
fvagant Replication
mSpirit
eemis Elite
eicator of Sin // Extricator of Flesh
euder
dus, Oriq Overlord // Awaken the Blood Avatar
cuberant Firestoker
luseling
kWolfbear
dltant Cultist
jSkymarcher
bye Collector
eGouge
eSpy
efor an Eye
eof Doom
iuskmantle
hMalcator
hNidhogg
iowhere
hOjer Taq // Apex Observatory
hRamos
hSingularity
hUgin
hVecna
hYawgmoth
hthe Storm
dblight Assassin
kCullers
kMassacre
j's Ending
dkite
dless Watcher
ds Everywhere
fin the Skies
fof Gitaxias
ithe Beholder
mWatcher
nisent
dtwitch
bzekiel Sims, Spider-Totem
cio Auditore da Firenze
e, Blade of Vengeance
hrash Novice
crim, Agency Chief
curi's Archers
iBrigade
iPredation
f, Claw of Progress
hRenegade Leader
hStalker of Spheres
czaroot Channeler
aFa'adiyah Seer
cble of Wolf and Owl
jthe Mirror-Breaker // Reflection of Kiki-Jiki
fd Hero
hPassage
jth of Searo Point
dricate
iion Foundry
mModule
cce of Divinity
iFear
fto Face
eless Agent
jButcher
jDevourer
jHaven
jOne
es of the Past
et Reader
evaulter
dt or Fiction
cde Away
ffrom History
kMemory
finto Antiquity
ding Hope
ce Flight
eOffering
eof Wishes // Granted
dbloom Trick
eurrow Elder
drie Aerie
irtisans
hBladecrafter
hConclave
hDragon
jeamthief
iuelist
hFencing
iormation
hGuidemother // Gift of the Fae
hHarbinger
hImpostor
invaders
hMacabre
jstermind
iechanist
iiscreant
hNoble
hSeer
ilumber Party
inoop
iquadron
iwarm
hTauntings
irickery
hVandal
ciled Conversion
hFording
hInspection
eure // Comply
dn, the Broker
drgrounds Patrol
mTrumpeter
mWarden
dth Healer
gUnbroken
gof the Devoted
f's Fetters
iReward
iShield
fbearer Paladin
gound Judge // Sinner's Judgment
fful Disciple
jMending
jPikemaster
jSquire // Kaiso, Memory of Loyalty
jWatchdog
fless Looting
kSalvaging
cke Your Own Death
clco Spara, Pactweaver
fn Abomination
hand Redwing
g's Wing Harness
g, Joaquin Torres
iWinged Wonder
ger Adept
ddorn, Dread Wolf Herald
dkenrath Aristocrat
lCelebrants
lExterminator
lForebear
lGorger
lMarauders
lNoble
lPerforator
mit Fighter
lReaver
lTorturer
dl from Favor
fof Cair Andros
iGil-galad
ithe First Civilization
mGavel
mHammer
mImpostor
mThran
nitans
fto Earth
eaji Antiquarian
jrchaeologist
iChaindancer
iDragon Engine
iExcavation
iVanguard
iWayfarer
een Angel
m Avatar
iskari
hCleric
hFerromancer
hIdeal
hShinobi
fr's Faithful
eing Star
iTimber
eow Earth
hWurm
gsage
dse Cure
gDawn
hefeat
imise
gFloor
gMemories
hourning
gOrders
gPeace
hrophet
gSummoning
dter
ehis, Shadowcat Familiar
cmiliar Ground
i's Ruse
fy Reunion
g's Favor
ene
eshed Foragers
jGhoul
jPaladin
jWorldsire
cn Bearer
eFavorite
datic of Mogis
lRhonas
lXenagos
lthe Harrowing
hal Devotion
kFever
lirebrand
kOffering
kStrength
dcy Footwork
ddaniel, Telophoroi Ascian
dg Dragon // Forktail Sweep
fGuardian
fSkulkin
fof Shigeki
ithe Pack
e, Fearless l'Cie
gRoku's Companion
e-Druid Summoner
eblade Brigand // Fangblade Eviscerator
eed Flames
ekeeper's Familiar
eorn, Tree Shepherd
eren Firstborn
iHunter
iMarauder
iPathcutter
es of Kalonia
dning the Flames
dtastic Bounce
kElasticity
cr // Away
eFortune, End Boss
eTraveler
eWanderings
damir, Field Commander
jPrince of Ithilien
jSteward of Gondor
dbog Boneflinger
hExplorer
hRevenant
dewell
dfinder
dhaven Elf
did, Enterprising Salvager
feh's Fireball
h, Devil's Chosen
dm // Market
eer Cotton
estead
j Gleaner
drel's Mantle
jZealot
gite Priest
dseek
eight Adept
jMask
jRitual
cscination
dt // Furious
fForward
ebond
eing
ctal Attraction
gBlow
gFissure
hrenzy
humes
gGrudge
gLore
gMutation
gPush
de Foretold
igotten
fTransfer
fUnraveler
fof the Sun-Cryst
ed Clash
honflagration
gFirepower
gInfatuation
itervention
gRetribution
jurn
eful Absence
iDiscovery
iEnd
iHandoff
iShowdown
iTempest
es' Reversal
fpinner
ftitcher
dhom Feeder
ileet Boarder
nCaptain
outthroat
nFirebrand
nSwordjack
hMage
hSeer
hTrawl
digue
cult Line
gRiders
fgrinder
dna Shaman
esbane Troll
cvor of Jukai
jthe Mighty
nOverbeing
nWoods
fable Destiny
kWinds
fed Enemy
iHoplite
iof Iroas
bblthp, Lost on the Range
ithe Lost
bealty to the Realm
dr
e My Authority
fof Abduction
iBeing Hunted
jurning Alive
iChange
iDeath
iExposure
iFailed Tests
klling
iImmobility
kpostors
jnfinity
jsolation
iLost Teeth
iMissing Out
iRidicule
iSleep Paralysis
jurveillance
ithe Dark
e, Fire, Foes!
eful Villager // Fearsome Werewolf
eless Fledgling
jHalberdier
jLiberator
jPup
jSkald
kwashbuckler
esome Awakening
jGoblin Pair
jTemper
jWhelp
dst of Blood
jDreams
jFlesh
jSanity
kuccession
jWorms
jthe Unicorn
nVictorious Dead
hn the Fallen
hr Famine
fer of Fools
fing Hobbit
jTroll King
dt of Resistance
eher of Flight
h, Radiant Arbiter
jthe Redeemed
hbrained Filcher
ccund Greenshell
gity
cderation Field Medic
lProbe
cebleness
dd the Bog
jCauldron
klan
kycle
jFlames
jInfection
jMachine
jPack
jSerpent
kwarm
eback
i Bolt
eing Frenzy
iGrounds
dling of Dread
cign Death
dnt
dsty Spikeling
itegosaurus
dyi Snake
cldon of the Third Path
g's Cane
g, Ronom Excavator
dhide Brawler
iMinotaur
iPetrifier
iSpiritbinder
didar Cub
iGuardian
iRetreat
iSavior
jovereign
iUmbra
ene Sovereign
esa, Fang of Silverquill
ex Five-Boots
dl
e Beast of Mordor
k's Shriek
fFlagship
fGravship
fHorseman // Deathly Ride
fShepherd
gpecter
gtinger
fthe Mighty
jPheasant
krofane // Fell Mire
eing Blow
ewar Stone
donious Rage
ethar the Steadfast
i, Dawn of the Abzan
cmeref Archers
iEnchantress
iHealer
iKnight
iScouts
cn Hauler
eStalker
dcer Clique
g's Magemark
eing Ace
dd Off
eeep Summoner
cral Abomination
hnimist
hppetite
gContest
gDeathgorger // Dusk Sight
iceiver
gEncounter
gFerocity
gGhoul
gHydra
gIncarnation
istinct
ivocation
gKrushok
gLightning
gMaaka
gProwler
gRidgewolf
hoar
gShadow
gThallid
irowback
docification
gous Charge
kPup
kTigorilla
kWerefox // Guard Change
kZheng
gty
i of the Wilds
ez's Ban
f, Ulgrotha's Warden
drafor, Young Yew
eis Wheel
eopede
fus Lake
fvore
dtile Ground
iImagination
iThicket
gid
i's Favor
dvent Cathar
jhampion
lrge
iDenial
iMastery
iPaincaster
iStrike
eor
cstercreep
ggloom
ghide Boar
ging Evil
kGoblin
lulch
kMarch
lummy
kNewt
kThicket
kWound
gleech
eival
i Crasher
jof Embers
mTrokin
mthe Guildpact
ge Funeral
ctching Garden
did Gargantua
gHeath
horror
gImp
gPools
dtergeist
cudkiller's Verdict
cver Charm
fed Convulsions
iStrength
juspicion
iVisions
cy Steed
dwild Caretaker
iTrickster
iVisitor
bickle Efreet
cddlehead Kami
celd Creeper
gMarshal
gResearch
gSurgeon
gTrip
gof Dreams
jReality
kuin
jSouls
jthe Dead
f-Tested Frying Pan
fmist Borderpost
fs of Strife
lummer
dnd Artisan
gBinder
gHunter
gof the Shadows
fish Duo
jPanda
flash
fslayer Paladin
drce Empath
hGuardianship
hInvocation
hRetribution
hWitchstalker
ey Annihilation
gBombardment
gCannonade
honclusion
jfluence
gEmancipation
hncore
gFall
hinish
gGambit
gHellhound
gImpulse
hnscription
itervention
hslet
gJustice
gMantle
gTemper
cfty Feet of Rope
cght On!
gRigging
gas One
gfor the Throne
gor Flight
gto the Death
gwith Fire
fer Class
fing Chance
jDrake
dure of Destiny
r Avatar
kFable
cligree Angel
kttendant
jCrawler
jFamiliar
kracture
jRacer
jSages
jVector
dl with Fright
dter Out
eh
fy Cur
cn Fang Foom
d-Clade Fugitives
dal Act
gDeath
gFlare
iourish
hortune
gJudgment
gParting
iyment
hunishment
gRevels
iward
gShowdown
htrike
gVengeance
f-Sting Faerie
gWord Phantom
fe of Devastation
kEternity
kGlory
kPromise
kRevelation
dch Formation
dd // Finality
fthe Path
eers, Keepers
dest Hour
dishing Blow
dneas, Ace Archer
crbolg Flutist
ddoch Core
de // Ice
fAmbush
gnts
fBowman
fCovenant
fDiamond
gragon
ike
fElemental
fGiant's Fury
fImp
fJuggler
fLord Azula
kOzai
kZuko
fMagic
fNation Ambushers
nrchers
nttacks
mCadets
mEngineer
mOccupation
mPalace
mRaider
mSalvagers
nentinels
noldier
mTurret
mWarship
l's Conquest
hvy Trebuchet
fProphecy
fSages
gervant
ghrine Keeper
gnake
gprites
fTempest
fUrchin
fWhip
fand Brimstone
gt Will
fof Orthanc
e-Belly Changeling
fField Ogre
fLit Thicket
fOmen Crane
fRim Form
eball
fender Ascension
iing Lesson
mStudent
fird, Blazing Ranger
flade Artist
kCharger
hst
folt
grn Knight
frand Archer
kRanger
geathing
ecannon Blast
gt Blitz
edrinker Satyr
efiend Elemental
gst Adept
jStriker
flux Squad
gy
forger's Puzzleknot
fright Mage
eglass Mentor
ehoof Cavalry
emane Angel
kvenger
jCommando
htle Mage
gw Kavu
find Vessel
i's Foresight
lResearch
es of Invention
jMount Doom
jUndeath
jVictory
jYavimaya
fcreamer
fhrieker
flinger
fong and Sunspeaker
fpitter Whelp
gout
ftorm
j Hellkite
kPhoenix
ewake Sliver
fild Borderpost
gng Phoenix
dion, Wild Rose Warrior
dja's Retribution
f, Judge of Valor
dkraag, Cunning Instigator
dmament Sage
dst Contact
gDay of Class
gFamily
gLittle Pig
gPick
gResponder
mse
gSliver's Chosen
gVolley
f-Sphere Gargantua
gTime Flyer
csher's Talent
eing Gear
iPole
eliver Oil
dk Tower
dsure
h Vent
iWizard
dt of Suns
eful of Force
es of Flame
jIronwood
jthe Anvil
nDemigod
ct of Rage
cve Hundred Year Diary
e-Alarm Fire
cx What's Broken
ded Point in Time
er, Techno Terror
blagstones of Trokair
diling Drake
jManticore
jOgre
jSoldier
dme Blitz
hurst
gChanneler // Embodiment of Flame
gDischarge
gElemental
gFusillade
gJab
ivelin
het
gLash
gOn!
gRift
gSlash
hpill
jrit
hweep
gWave
gof Anor
f-Blessed Bolt
gChain Mauler
gKin War Scout
kZealot
gWreathed Phoenix
fblade Adept
mngel
ist Dragon
gorn Hellion
kViron
graider
heak
fcache Gecko
hst Wheel
gore Elemental
fhold Grappler
fkin Bladewhirl
krawler
jGildweaver
jHarbinger
kerald
jSpitfire
jVillage
frush Rider
fs of Moradin
kthe Blood Hand
oFirebrand
oRaze-Boar
gcroll Celebrant // Revel in Silence
ghadow Conjuring
hot
gkull
gpeaker Adept
m's Will
gtick Courier
ftongue Kavu
q Avatar
mYearling
fwake Phoenix
hr, Brash Veteran // Flamewar, Streetwise Operative
hve Invoker
gright
eing Fist
m Duskguard
nOfficer
iGambit
iSword
iTyrannosaurus
dnking Licid
jTroops
dre
f of Cultivation
jDenial
kuplication
jFaith
kortitude
jMalice
eing Cinder
iFlame-Kin
iPain
dsh
f Conscription
iunter
gFlood
holiage
gPhotography
gThompson, Spider-Fan
gof Defiance
jInsight
fback
ffires
greeze
dtline
eman
eten
dwless Forgery
jManeuver
dxen Intruder // Welcome Home
dy
e Essence
eed Nim
hOne
fr Drone
hHusk
hof Loyalties
kthe Hatebound
eing Tendrils
cedgling Djinn
lragon
kGriffin
kImp
kMawcor
kOsprey
decemane Lion
et Swallower
f-Footed Monk
ffeather Cockatrice
nSandals
goot Dancer
kPanther
fing Aven
jDistraction
jEffigy
jFlight
jImage
jMemories
jReflection
jSpirit
fwheel Cruiser
dnsermite
fing Raptor
dsh // Blood
gAllergy
gBurrower
gCarver
gDuplicate
gReaver
gto Dust
f-Eater Imp
fbag Marauder
fformer
fgrafter
fless Gladiator
fmad Steed
fpulper Giant
ftaker
fwrither
dxible Waterbender
cick a Coin
fer
h of Fate
hform
hing Spirit
lWard
hwisp
dght
g Spellbomb
hof Equenauts
kFancy
g-Deck Coordinator
dng
et Golem
fhoof Boar
dp the Switch
dtterstep Eidolon
hwing Nuisance
fing Guerrilla
ewing, Lyev Detective
coating Shield
i-Dream Zubera
dck Impostor
gof Rabid Sheep
fchaser Phantom
dod
f Plain
gof Recollection
jTears
gthe Engine
fbringer
fchaser
fed Grove
iShoreline
jtrand
iWoodlands
ffarm Verge
fgate
fhound
fpits Drowner
ftide Serpent
fwater Dam
ks
dpsie, Bumi's Buddy
dra Colossus
fl Evoker
hSpuzzem
eian, Voldaren Scion
fferous Vinewall
dtsam // Jetsam
durishing Bloom-Kin
mDefenses
mFox
mHunter
mStrike
dw State
fof Ideas
iKnowledge
iMaggots
eer // Flourish
gfoot Swordmaster
ging Field
kLumberknot
kof the White Tree
estone Armor
kBlade
kChanneler
nrger
lrusher
kEmbrace
kFlood
kGiant
kHellion
kInfusion
kKavu
kMauler
kOverseer
kSalamander
lculpture
lhambler
llide
ltrike
lurge
kThopter
kWall
lyvern
cubs, the Fool
dctuator
dmmoxed Cyclops
eph
dnk
drry of Horns
kWings
dsterstorm
dtterfox
dx
e Channeler
echarger
cy
dcatcher Giraffid
ding Carpet
irane Technique
hDolphin-Fish
irone
hMen
hOctobot
dwheel Racer
boam Weapons Kiosk
ccus Fire
gthe Mind
cdder Cannon
hLaunch
hTosser
ce-Razer Regent
eliage
cg
d Bank
eElemental
ePatch
eof Gnats
hWar
fn the Barrow-Downs
dgy Bottom Swamp
gNelson, On Retainer
gSwamp Hunters
mSpirit Keeper
mVinebender
osions
dwalker
eell's Gym
cil
cld into Aether
dio of Fancies
dk Hero
fMedicine
fof An-Havva
ithe Pines
dlow the Bodies
lLumarets
lTracks
ged Footsteps
cmori Nomad
hVault
cnt of Agonies
iFertility
jortunes
iIre
iMagic
jythos
iProgress
iReturn
iVigor
cod Chain
goma
fFight
dl's Demise
hTome
eish Fate
dt Chopper
fElite
fHeadquarters
fMystic
fNinjas
fSoldiers
ebottom Feast
efall Crater
ehill Guide
elight Fiend
esteps of the Goryo
cr Each of You, a Gift
ethe Ancestors
iCommon Good
iEmperor!
iFamily
daging Wickermaw
etog
ey of Orcs
dbid
gden Alchemy
kCrypt
kFriendship
kLore
kOrchard
kRitual
hing Spirit
lWatchtower
dce Away
gBubble
gSpike
gVoid
gof Despair
jNature
kegation
jRage
kowan
jSavagery
jVigor
lrtue
jWill
fd Adaptation
hFruition
hLanding
hMarch
hRetreat
hWorship
ffield
gul Cultivator
jDenial
fmage Advocate
debear's Blade
foding Fruit
lLandscape
lRuins
lStatue // Forsaken Thresher
neamboat
ecasting Fortune Teller
ensic Gadgeteer
jResearcher
erunner of Slaughter
othe Coalition
sEmpire
sHeralds
sLegion
esee
fhadow
fight
ft
g Bear
gfolk
ethought Amulet
ever Young
dfend
dge Anew
hrmor
gBoss
gDevil
gof Heroes
f, Neverwinter Charlatan
fborn Oreads
kPhoenix
ffire Automaton
fhammer Centurion
fr's Foundry
fstoker Dragon
ft
eing the Anchor
mTyrite Sword
eotten Ancient
kCave
lreation
kHarvest
kLore
kMonument
kSentinel
diysian Brigade
kInterceptor
kTotem
dk
e in the Road
eed Bolt
hLightning
g-Branch Garami
dlorn Flats
iPseudamma
dm a Posse
fof the Dinosaur
nragon
mSquirrel
eation
j Breaker
eidable Speaker
eless Genesis
jNurturing
dsake the Worldly
hn City
krossroads
jDrifters
jMiner
konument
jSanctuary
jWastes
eworn Paladin
dth Eorlingas!
eified Area
kBeachhead
kRampart
kVillage
gy
hing Draught
lProvisions
ftude
eress Crab
kyclops
jKin-Guard
euitous Find
fnate Few
ge Teller
o's Talent
jhief
h's Favor
h, Loyal Steed
dum Familiar
hilibuster
gNecroscribe
gof Amity
cssil Find
dter
cul Emissary
fFamiliar
fImp
fOrchard
fPlay
gresence
fRenewal
goads
fSpirit
fWatcher
e-Tongue Invocation
mShriek
emire Knight // Profane Insight
dnd Footage
fation Breaker
fing of Omashu
jthe Third Path
fry Assembler
iBeetle
iChampion
iGroundbreaker
iHelix
jornet
iInspector
iScreecher
jtreet Denizen
iof the Consuls
etain Watch
jof Cho
mIchor
mRenewal
mYouth
iport
m Bell
nCharmer
dr Knocks
eth Bridge Prowler
cwl Play
fStrike
cxfire
h Oak
bractal Anomaly
iHarness
iMascot
iSummoning
iTender
hize
fure
id Identity
kLoyalty
kPowerstone
kSanity
hing Gust
dgment Reality
iize
dncisco, Fowl Marauder
ekenstein's Monster
flin Richards, Ascendant
etic Confrontation
iFirebolt
iInventory
iPurification
iSalvage
jcapegoat
jearch
jtrength
dying Line
iOmnipotence
iSanity
dzzle
cee Borg Revolutionaries
ffrom Flesh
e-for-All
ed from the Real
fom Fighter Recruit
ejam Regent
elance Muscle
estrider Commando
mLookout
ewind Equenaut
jFalcon
eze in Place
dnemy of the Guildpact
ftic Efreet
p Avatar
jOgre
jRaptor
jSliver
ezied Arynx
jBaloth
jDevils
jFugue
jGeistblaster
koblin
lrespawn
jRage
lider
lptor
jSaddlebrute
jTilling
fy Sliver
dsh Meat
gStart
gVolunteers
f-Faced Recruit
dtwork Colony
dya Crescent
flise Supplicant
j's Charm
mRadiance
mWinds
j, Llanowar's Fury
lSkyshroud Partisan
ciendly Fire
jGhost
jNeighborhood
jRivalry
jTeddy
dghtcrawler
gful Delusion
gshroud Courier
dlled Cave-Wurm
iDeathspitter
iMystic
iOculus
iSandwalla
jea Serpent
jparkshooter
fscare Mentor
codo Baggins
f, Adventurous Hobbit
hDetermined Hero
hSauron's Bane
dg Butler
fTongue
e-Squirrels
ehemoth
eify
ekin Kidnapper
emite
fyr Enforcer
etosser Banneret
dlicking Familiar // Blow Off Steam
dm Beyond
fFather to Son
fUnder the Floorboards
fthe Ashes
jCatacombs
jRubble
dndland Felidar
et Porch Sentries
fier Bivouac
jExplorer
jGuide
jMastodon
jSeeker
kiege
jWarmonger
fline Devastator
kHeroism
kMedic
kRebel
lush
kSage
ltrategist
kWar-Rager
dst Augur
gBite
hreath
gFair Lure Fish
gGiant
gLynx
gMarsh
gOgre
gRaptor
gTitan
hrickster
gWalker
fboil Snarl
gridge Guard
gurn Weird
fcliff Siege
ffist Strider
fling
fpeak Yeti
gyre Arcanist
fveil Ambush
fwalk Bastion
ila
geb Spider
gielder
hnd Invoker
dzen Aether
hShade
iolid
hin Ice
cuit of Tizerus
jthe First Tree
fcake Elemental
fion
cy
buel Tank Feaster
ffor the Cause
fthe Flames
cgitive Codebreaker
jDroid
luid
jWizard
jof the Judoon
due
clgent Distraction
dl Bore
fFlowering
fMoon's Rise
fSteam Ahead
fThrottle
ey Grown
dminator Mage
cmarole
dble
de Spitter
digate
eko the Lowblood
eng Effigy
dulus, the Infestation
cneral Charm
iLongboat
iMarch
iPyre
iRites
joom // Awakening Hall
dgal Behemoth
iloom
hColossus
hFortitude
hInfection
hPlots
hReaches
jbirth
hShambler
iprouting
eus Elemental
hSliver
gaur
dnel-Web Recluse
crgul, Quag Nurturer
dious Assault
iBellow
iForebear
iReprisal
ksistance
jise
iSpinesplitter
jtrength
dnace Brood
iCelebration
iDragon
iGremlin
iHellkite
jost Charger
iLayer
iPunisher
iReins
iScamp
jkullbomb
jpirit
jtrider
iWhelp
iof Rath
dor of the Bitten
dtive Analyst
iCourier
iHomunculus
dy
e Charm
fSliver
gtorm
fof the Horde
eblade Vampire
forn Hellkite
ecalm Snarl
egale Flocking
estoke Giant
csion Elemental
ds // Bother
cture Flight
hSight
fist Forge
jOperative
jSentinel
kpellthief
bylamarid
dgja
cndhorn Bow
krownie
jDruid
jElder
lves
jPollen
dn, the Fangbearer
bíli and Kíli, Joyous
fthe Pathfinder
aG'raha Tia
k, Scion Reborn
babriel Angelfire
cddock Teeg
dget Technician
drak, the Crown-Scourge
dwick's First Duel
h, the Wizened
cea's Anthem
ivenger
hBalance
ilessing
iounty
hCourser
iradle
hEmbrace
hGift
hHerald
hLiege
hMight
hProtector
hRevenge
hSkyfolk
hTouch
hWill
dlicat
chiji, Honored One
cinsay
dus van Baelsar
cla Greeters
ectic Wayfarer
gus, Devourer of Worlds
edhrim Ambush
kBow
lrigade
kGuide
friel of Lothlórien
j's Dismissal
j, Elven-Queen
lGift-Giver
lLight of Valinor
ethul Galecaller // Corvid Squall
ezeth Prismari
de Force
fSwooper
e's Redirection
e, Abyssal Conduit
gConduit of the Arcane
gHoly Conduit
gPrimeval Conduit
gStorm Conduit
gTemporal Conduit
gWaterdeep Prodigy
ea, Kindler of Hope
ecaster Colossus
edrifter // Waildrifter
epowder Mage
erider Sliver
estrike
ewind Moose
dina's Knight
eon, Elvenking's Butler
dlant Cavalry
jitizen
iFowlknight
iPie-Wielder
iStrike
hry
eia of the Endless Dance
ffrey Council Chamber
kFalls // No More
kStands
eoping Lizrog
fwbraid
gs Warden
iat Willow Hill
duf's Final Act
dvanic Alchemist
krc
jBlast
kombardment
jDischarge
jGiant // Storm Reading
jIteration
jJuggernaut
jKey
jRelay
hze
iing Sawship
goth
cmble
de Over
fPlan
greserve
fTrail
fof Chaos
e-Trail Changeling
ekeeper
dma Grotesque
cnax, Astral Hunter
ddalf of the Secret Fire
ithe Grey
mWhite
h's Sanction
h, Friend of the Shire
jGoblins' Bane // Flameshape
jParty Guest
jShadow's Foe
kpark Starter
jWandering Wizard
kestward Voyager
khite Rider
dg Up
fof Devils
iElk
ely Stompling
erenous Goliath
lZombies
crbage Elemental
iFire
ddens of Tranquil Repose
denbrig Carver // Shield's Might
kPaladin
kSquire
dgadon
fntuan Gorilla
lLeech
eos, Vicious Watcher
fyle Castle
jFlock
jSentinel
dland, Knight of Cornelia // Chaos, the Endless
jRoyal Kidnapper
dna, Bloodfist of Keld
hthe Bloodflame
eet, Princess of Alexandria
drison Cat
jExcavator
jGriffin
jSergeant
euk Relentless // Garruk, the Veil-Cursed
hWildspeaker
hthe Slayer
g's Companion
jGorehorn
jHarbinger
korde
jLost Wolf // Hey, Has Anyone Seen Garruk?
jPackleader
jUprising
jWarsteed
g, Apex Predator
iCaller of Beasts
jurse Breaker
nd Huntsman
iPrimal Hunter
iSavage Herald
iUnleashed
iVeiled Butcher
iWrath of the Wilds
flous Sycophant
dth One-Eye
dy Clone
dza Zol, Plague Queen
f's Assassin
cs Guzzler
deous Form
dtal Blockbuster
hRaider
hThrillroller
nseeker
cte Colossus
fHound
fSmasher
fof the Black Dragon
fto Manorborn
iPhyrexia
iSeatower
iTumbledown
ithe Aether
nfterlife
mCitadel
ebreaker Ram
ecreeper Vine
ekeeper Gargoyle
lof Malakir
es Ablaze
gof Istfell
ewatch Beacon
gy Plaza
iShade
jneak
dhan Raiders
eer Courage
hSpecimens
hthe Pack
lTownsfolk
lWhite Lotus
ger of Graces
ging Place
kStone
kThrong
kof Darkness
dstaf Arsonists // Gatstaf Ravagers
iShepherd // Gatstaf Howler
dta and Luzzu
cu, Feral Youth
dntlet of Might
mPower
is of Chaos
nLight
cvel of the Righteous
di, Nest Warden
dony
g Dawnguard
hIronwright
hSilversmith
hTownship
irapper
hUnhallowed
cze of Adamaro
iGranite
iJustice
iPain
ithe Gorgon
bearbane Orangutan
eseeker Serpent
fhift Ace
fmith Guardian
kProdigy
cier Reach Bandit // Vildin-Pack Alpha
mSanitarium
dst Snatch
gTrappers
gof Regret
jSaint Traft
jthe Archives
nLonely Vigil
nMoors
f-Fueled Scarecrow
gHonored Monk
fblast
fcatcher's Rig
ghanneler
fflame
k Reservoir
flight Snare
fpack Alpha
fwave
clatinous Cube
lGenesis
dectrode
did Shackles
cm Bazaar
eof Becoming
dcutter Buccaneer
dhide Sliver
dini Engine
dpalm Avenger
iIncinerator
iPolluter
iSorcerer
jtrider
drazer
dstone Array
jCaverns
jMine
cnasi Enforcers
hRabble-Rouser
de Pollinator
emorph Imago
eral Chang, Cold Warrior
iFerrous Rokiric
iJarkeld
iKreat, the Boltbringer
judro of Drannith
iLeo Cristophe
iMarhault Elsdragon
iTazri
jhunderbolt Ross
jraag, Heart of Stone
h's Enforcer
kKabuto
kRegalia
gted Horizons
hor Servant
fous Ent
jGift
jPatron
klunderer
kup
jStray
jVisitor
esis
h Chamber
iHydra
iStorm
iUltimatum
iWave
iof the Daleks
ftealer Locus
mPatriarch
etic Recombinator
dghis Frog
dji Glove
eu of the Cedars
nFalls
oens
oields
nRealm
nSpires
dku, Future Shaper
code Golem
gRager
dlogical Appraiser
gy Enthusiast
dmancer's Gambit
eeter's Arthropod
gric Nexus
kWeird
dsurge
dthermal Bog
lCrevice
lKami
cralf's Masterpiece
kessenger
kindcrusher
g, Visionary Stitcher
ithe Fleshwright
dminating Wurm
jon Practicum
drard
h Capashen
h's Battle Cry
kCommand
kHourglass Pendant
kIrregulars
kVerdict
kWisdom
h, Weatherlight Hero
dt and Old Lace, Runaways
ct Lost
eOut
ea Leg Up
ethe Point
daway Barrel
iCar
iGlamer
dh's Grimoire
hSummons
hVerdict
e, Lord of the Vault
gThane of Contracts
cv, Scaled Scorch
cyadrone Dihada
dser Drake
hGlider
hLeaper
gfield Stalker
bhalma the Shaper
g's Warden
eta and Mavren
g, Primal Hunger
iStampede Tyrant
dstbark Twins
flord of Fugue
gy Conscription
iDeath Tyrant
kmise
jiscovery
iGloomhunter
iRemains
dve, Guru of Spores
dzbán Ogre
cen, Arcanum Weaver
cirapur
i Aether Grid
jGearcrafter
kuide
jOrrery
ksprey
eed's Belligerence
g, Conclave Exile
iMirror of the Wilds
dtu Amplifier
gChronicler
gEmbercoiler
hncampment
gFire
k-Eater
kbreathing
gJourneymage
gLavarunner
gSlinger
gWar Cry
cor-Clan Bloodscale
kRampager
kSavage
kWrecker
dst Ark
gCouncil of Orzhova
gHounds
gLantern // Bind Spirit
gQuarter
gShip
gTactician
hown
gVacuum
gWarden
gof Ramirez DePietro
f, Spectral Saboteur
f-Lit Drifter
kNourisher
kRaider
ledeemer
kStalker
kWarder
gSpider, Gwen Stacy
fblade Eidolon
ffire
j Blade
kSlice
glame Sliver
gorm
fhelm Courier
fly Changeling
iDancers
iFlame
kicker
iKeybearer
iPilferer
jossession
jrison
iSentinel
iTouch
iVisit
iWings
fs of the Damned
oInnocent
fway
dul's Feast
fcaller Gisa
l's Accomplice
oBell
oChant
oHarvest
fflesh
fish Impetus
jProcession
fraiser
fs' Night Out
gteed
ftree
cyrson Starn, Kelermorph
biada, Font of Hope
dnt Adephage
hlbatross
hmbush Beetle
hnkheg
gBadger
heaver
gCaterpillar
hindermaw
hockroach
hrab
gDustwasp
gFire Beetles
hly
gGrowth
gHarbinger
gInheritance
gKiller // Chop Down
hoi
gLadybug
gMantis
gOctopus
hpportunity
hx
hyster
gRegrowth
gScorpion
hhark
hlug
holifuge
hpectacle
iider
htrength
gTortoise
hrap Door Spider
hurtle
gWarthog
f's Amulet
iBoulder
iGrasp
iIre
iSkewer
f-Man, Gargantuan Genius
gSized Flying Ant
fbaiting
ffall
cbbering Barricade
kDescent
kFiend
kHyenas
kKami
cdeon Blackblade
hJura
hof the Trials
g's Avenger
jBattle Cry
jCompany
jDefeat
jIntervention
jLawkeeper
jPhalanx
jReproach
lsolve
jSacrifice
jTriumph
g, Ally of Zendikar
iChampion of Justice
iMartial Paragon
ithe Oathsworn
cft Horse
fof Compleation
iDoom
iEstates
iFangs
iGranite
kowth
iImmortality
iOrzhova
iParadise
iStrands
length
iTusks
iWrath
ithe Deity
mGargantuan
mViper
mWoods
eed Aetherborn
es Ungiven
cgadrowse
entic Big Bear
hform
goad
hmancer
hplasm
hsaurus
epede
estorm Titan
dgling Skitterspike
cla Courser
ecorn
enra, Caller of Wirewood
dd
eed Ambusher
issault Cart
hCerodon
hDrake
hGhoda
ioose
hLight
iotus
hPinions
hScuttler
ientinel
fr Bairn
dgamesh, Master-at-Arms
draen, Dúnedain Protector
dt-Blade Prowler
fLeaf Alchemist
lmbush
lrchdruid
kPalace
kSeer
kWinnower
j's Embrace
egrove Stalker
espire Avenger
cmbal, Gremlin Prodigy
dli of the Glittering Caves
f's Axe
iFury
iReckless Might
f, Counter of Kills
hMournful Avenger
cn'tak Charge
dgerbehemoth
hread Cabin
mHunter // Puny Snack
iute
cott, King of the Dwarves
crd for Battle
eer Goons
csa and Geralf
e's Bidding
e, Glorious Resurrector
gthe Hellraiser
dela, Blade of Goldnight
ithe Broken Blade
dhath, Sun's Avatar
ctaxian Anatomist
jProbe
jRaptor
dhzerai Monk
drog, Horror of Zhava
cve // Take
fIn to Violence
fNo Ground
er of Runes
cx
d's Caress
hommand
d, Yawgmoth Praetor
dian Infiltrator
hPuppeteer
hRecycler
hSkullflayer
blacial Chasm
jrasher
kevasses
iDragonhunt
iFloodplain
jortress
iGrasp
iPlating
iRay
jevelation
iStalker
iWall
gn, Powerstone Engineer
fer Godmaw
hs
hwood Siege
dde Gnarr
gWatcher
fcover Scout
fhart Cavalry
fmuse
fwalker Ritualist
eiolus Amicitia
dive of the Guildpact
dmdring
j, Foe-hammer // Gleam of Death
eer Gifter
hSpinners
gdye
gmite
eorous Grapplers
kOutlaw
drb, Calamity's Augur
ee of Heresy
jSubdual
fcaster
fwielder
eing Aegis
iFleshraker
iSpotlight
dss Asp
gCasket
gGolem
gof the Guildpact
f-Cast Heart
fblower's Puzzleknot
fdust Hulk
fes of Urza
fpool Mimic // Glasspool Shore
fwing Grace // Age-Graced Chapel
gorks // Shattered Yard
dva, Five-Advents Mage
dze Fiend
ceam of Authority
jBattle
jResistance
fing Barrier
lstion
jGeardrake
jOverseer
jSplendor
encrawler
deful Arsonist
iDemolition
iSabotage
emox
dn Elendra
m Archmage
nGuardian
nLiege
nPranksters
m's Answer
en, the Voice of Calm
cidedive Duo
fr Kids
hStaff
eing Licid
dmmer Bairn
iHoarder
iLens
iSeeker
iof Genius
hbell
iurst
hdust Nap
hing Angel
hlight
hpoint Stag
jst
hvoid
l Basin
epse of Freedom
lNature
lTomorrow
ithe Core
osmos
mFuture
mImpossible
mSun God
mUnthinkable
dnt
f Hawk
k Idol
gRaker
gWeaver
f-Eye Nephilim
gHorn Buccaneer
gNest Crane
gSleeve Artisan
nSiphoner
fing Creeper
fwing Invoker
dssa Sunseeker
llayer
g's Courier
jRetriever
jScorn
g, Herald of Predation
ithe Traitor
etener Elf
kSeer
hing Dawn
meluge
lExtractor
lOil
lSphere
gr Bairn
dtch Ghost Surveyor
hInterpreter
eterfang
hing Frost
lLion
mynx
lMassif
lStockpile
lWish
hmonger
cobal Ruin
dom
f Pangolin
gRipper
gSower
htalker
hurgeon
fdrifter
ffang Mauler
fhunter
flake Verge
hnce
fshrieker
fwidow
k's Feast
drfindel, Dauntless Rescuer
eifier of Dusk
nSuffering
gying Verse
fous Anthem
jCharge
jDecay
kragon-Kin
jEnd
lforcer
jGale
jProtector
kurpose
jSunrise
ey
f Bearers
gSeeker
gof Warfare
f-Bound Initiate
fbringer
fheath Lynx
fscale Viashino
dwcap Lantern
eering Rogon
eing Anemone
iOne
erider
espore Shaman
ftone Recluse
cuntch, the Bestower
dttonous Cyclops
lGuest
lHellkite
lSlime
nug
lTroll
lZombie
cyph Elemental
gKeeper
gof Delusion
lstruction
koom
jLife
jReincarnation
cóin the Mighty // Easy Pickings
f, Dwarf Emissary
bnarlback Rhino
hrk Elm
fed Effigy
iMass
iProfessor
iSage
jcarhide
fid Colony
iPack
froot Pallbearer
kTrapper
fwood Dryad
dshing of Teeth
dt Alley Creeper
fMiser
ehosaur
dw to the Bone
eing Crescendo
iVermin
iZombie
coll Hunter
king Party
gWar Band
dme-Made Engine
fball Machine
dstro, Voice of the Crags
dttvold Hermit // Chrome Host Hulk
kRecluse
kSlumbermound
bo Blank
dForth
dNinja Go
euts!
dfor Blood
hthe Throat
c-Shintai of Ancient Wars
oBoundless Vigor
oHidden Cruelty
oLife's Origin
post Wisdom
oShared Purpose
catnap
hper
cbbling Ooze
dhobbler Rats
dland
ein Anarchomancer
irchaeologist
jsonist
jtillery
lsans
issailant
lssin
lult
o Team
hBalloon Brigade
jngchuckers
kneret
jrrage
jttle Jester
ierserker
iird-Grabber
ilast-Runner
ioarders
jmb
lardment
jom Keg
jwling Team
irawler
jigand
juiser
iully
jrrows
jshwhacker
hCadets
jnnon
jvaliers
kes
ihainwhirler
kmpion
krbelcher
liot
jieftain
krurgeon
ilearcutter
iohort
jmmando
irash Pilot
ktermaker
hDark-Dwellers
ieathraiders
iigging Team
jplomats
jrigible
iynamo
hElectromancer
jite Infantry
ingineer
hFestival
iire Fiend
lbomb
mug
lleaper
lslinger
mtarter
ilectomancer
jotilla
ireerunner
iurrier
hGame
jng Leader
jrdener
jthering
jveleer
ieneral
ilasswright // Craft with Pride
jider
jory Chaser
ioliath
jon
irappler
jenade
niers
iuide
hHeelcutter
jro
hInflux Array
jstigator
hJavelineer
hKaboomist
iing
jtes
hLackey
iegionnaire
iocksmith
jokout
jre
iyre
hMachinist
jrshal
jskmaker
kons
jtron
iedics
iorale Sergeant
kningstar
jtivator
juntaineer
iutant
hNegotiation
hOffensive
iriflamme
iutlander
hPatrol
iicker
jker
jledriver
ilate Mail
iolka Band
isychopath
iyromancer
hRabblemaster
jcketeer
jider
jlly
jzerunners
iecruiter
jplica
jsearcher
iimerunner
jngleader
iock Sled
jughrider
iuinblaster
hSappers
icouts
iecret Agent
jttler
iharpshooter
jortcutter
jrine
iki Patrol
jy Raider
kcutter
iledder
jingshot
imuggler
inowman
ioothsayer
ipelunkers
jy
kmaster
itriker
iurprise
kveyor
iwine-Rider
hTaskmaster
iest Pilot
iinkerer
iomb Raider
irailblazer
kpfinder
lrunner
kshmaster
jenches
iunneler
jrncoat
jtor
hVandal
hWar Buggy
lCry
lDrums
lPaint
nrty
lStrike
lWagon
kchief
p Avatar
kdriver
krens
ielder
iizard
nry
g-town
l Flunkies
gs of the Flarg
hlide
cd-Eternal Bontu
mKefnet
mOketra
mRhonas
eFavored General
ePharaoh's Faithful
oGift
oStatue
ddric, Cloaked Reveler
dhead of Awe
eunter Octopus
dless Shrine
do's Irregulars
e, Bandit Warlord
ds Willing
e' Eye, Gate to the Reikai
gHall Guardian
eend
eire
dtoucher
eracker of Jund
cggles of Night
do, Master of Mimicry
hysterious Mime
cham Djinn
dn, Town of Ruin
clbez, Crystal Collector
dd Myr
fPan
fRush
e-Forged Sentinel
mThopteryx
eberry, River-Daughter
fug, Humanity's Ally // Goldbug, Scrappy Scout
een Argosy
hBear
hDemise
hEgg
hGuardian // Gold-Forge Garrison
hHind
hRatio
hSidekick
hUrn
hWish
g-Scale Aeronaut
hTail Disciple
mTrainer
gglow Moth
ghide Ox
efury Strider
ehound
elust Triad
emane Griffin
gw Champion
feadow
k Dodger
lHarrier
lLookout
lNomad
lStalwart
fire Bridge
enight Castigator
lommander
kRedeemer
espan Dragon
evein Hydra
jPick
ewarden's Helm
ks' Gambit
dem Artisan
gFoundry
f's Heart
f-Skin Gauntlets
dgari Brownscale
iCharm
jluestone
iDeath Swarm
kcoy
iFindbroker
iGermination
jrave-Troll
juildgate
nmage
iKeyrune
iLocket
knglegs
iRaiders
jot Farm
lwurm
iSignet
iThug
eothian Sylex
diath Beetle
iDaydreamer
iHatchery
iPaladin
iSphinx
kider
iTruck
h, Mass Manipulator
dlum the Abandoned
g's Bite
g, Obsessed Stalker
iPatient Plotter
iRiddle Master
iScheming Guide
jilent Slinker // Meager Meal
dos, Tireless Pilgrim
cma Fada Vanguard
ezoa
cnd Gate
de Missing
dgaga, Reactor Town
dti's Aether Heart
iMachinations
f, Canny Acquisitor
hLord of Luxury
hNight Minister
cobbue Gardener
dd-Fortune Unicorn
cr Muldrak, Amphinologist
dbag of Minas Morgul
de Swine
fVassal
e-House Chainwalker
eclaw, Terror of Qal Sisma
ehorn Minotaurs
jRaider
emand
etusk Firebeast
ex, the Tombshell
dger Wurm
eing Vulture
eon Flail
hRecluse
g's Head
dilla Berserkers
iChieftain
iPack
iShaman
iTactics
jitan
iWar Cry
lrior
eng Ceratops
hWarplow
eon, Wise Mentor
dm the Great
ea, the Gullet
dn Captain
eog, the Red Reaper
do-Goro and Satoru
j, Disciple of Ryusei
dyo's Vengeance
cssamer Chains
jPhantasm
eip's Talent
dta Dirk
cthmog, Morgul Lieutenant
cuged Zealot
drmand's Talent
cvern the Guildless
braaz, Unstoppable Juggernaut
db the Prize
jReins
eby Giant // That's Mine
dceblade Artisan
fful Adept
kntelope
jCat
jReprieve
lstoration
jTakedown
dduation Day
df Harvest
fMole
fRats
geaver
edigger's Cage
eted Butcher
iExoskeleton
iGrowth
iIdentity
iSkullcap
iWargear
dham O'Brien
dkk the Pacifist
emaw, Skyclave Ravager
dn Pulse Ochu
e-Gran
ed Abolisher
hrbiter Augustin IV
ichitect
gBall Guest
gColiseum
hrescendo
gEntryway // Elegant Rotunda
gMaster of Flowers
helee
gOssuary
gWarlord Radha
fmother Goby
mSengir
eger Guildmage
eite Gargoyle
jrip
iShard
iWitness
gic Titan
eulate
dpeshot
j Catapult
eple with Death
nthe Past
hr Spider
ging Hook
kKraken
kSundew
dsp of Darkness
jFate
jPhantoms
jthe Hieromancer
fing Current
jDunes
jGiant
jLongneck
jScoundrel
khadows // Shadows' Lair
jTentacles
khrull
esland Crusader
js
dteful Apparition
euitous Violence
dvblade Heavy
ee Betrayal
hirthing
hramble
gChoice
honsequences
gDefiler
gEndeavor
hxchange
ipectations
gPact
heril
gResearcher // Reanimate
hobbers
gScrabbler
hervitude
hifter
htrength
iudies
gTitan
gUpheaval
gVenerations
f-Shell Scarab
fbane Zombie
gind
glade Marauder
gorn Muse
greaker Lamia
fcrawler
fdig
iger
fgouger
fl Slinger
g-Hide Goblin
ggill Axeshark
lDuo
lScoundrel
gighter
fn Abomination
irchfiend
hCairns
hDominator
hLore
fpurge
frobber Spider
fshifter
gpawn Sovereign
gtone Strider
irm
ftiller Wurm
fwaker
fyard Dig
kMarshal
kShift
movel
kTrespasser // Graveyard Glutton
eitational Shift
gic Herald
jPunch
gon, Fundamental Force
gy Negator
iSphere
iWell
ekill
epack Monoist
dxiplon
dy Harbor Merfolk
fMerchant of Asphodel
fOgre
fSlaad // Entropic Decay
epelt Hunter
jRefuge
escaled Gharial
ewater's Fixer
dzilaxx, Illithid Scholar
fng Gladehart
iKelpie
iWhiptail
ceasefang, Okiba Boss
gwrench Goblin
et Arashin City
gDefender
isert Hellion
nProspector
hivide Guide
gFang Chroniclers
hierce Bee
horest Druid
hurnace
gGilded Boat
hoblin, Foul-Hearted
gHall of Starnheim
othe Biblioplex
sCitadel
irt
gIntelligence's Plan
gOak Guardian
gSable Stag
gTeacher's Decree
hrain Heist
gUgly-Looking Goblin // Clap! Snap!
hnclean One
gWall
hhale
f-Horn Krushok
faxe
fbow Doyen
fer Auramancy
iBasilisk
iForgeling
iGargadon
jood
iHarvester
iMossdog
iRealm of Preservation
iSandwurm
jtone Spirit
iTanuki
iWerewolf
fsword
k of Tyr
ded
f's Gambit
fy Freebooter
el's Caress
f, Mind Raker
en Dragon
gGoblin, Back for More
oNemesis
oRevenant
gMana Battery
gScarab
hlime
hun's Twilight
mZenith
gWard
fbelt Guardian
kRadical
mmpager
fer Pastures
fhilt Trainee
gouse // Rickety Gazebo
fseeker
gide Watcher
gleeves
m, Maro-Sorcerer
fwarden of Murasa
geaver Druid
gheel Liberator
good Sentinel
dll Philosopher
dmlin Infestation
iMine
iTamer
dndel, Spawn of Knull
ezo's Cutthroat
jRebuttal
kuffians
g, Crooked Jailer
iDungeon Warden
iHavoc Raiser
dta, Sweettooth Scourge
echen Titchwillow
dven il-Vec
g, Predator Captain
dy Havens Navigator
gost Reinforcements
fKnight Paragon
cid Monitor
elock
def
f Tyrant
evous Wound
dffin Aerie
iCanyon
iDreamfinder
iGuide
iProtector
iRider
iSentinel
fnaut Tracker
eter's Blade
dm Affliction
fBackwoods
huble
gounty
fCaptain's Call
gontest
fDiscovery
graugr
fFeast
glayer
howering
fGiganotosaurus
guardian
fHaruspex
ivest
gireling
fInitiate
fJavelineer
fLavamancer
fMonolith
fPhysician
goppet
fReaper's Scythe
pprint
l, Lethal Legionnaire
hminder
hturn
goustabout
fServant
gtrider
fTutor
fWanderer
eclaw Bats
edancer
ee Gorger
egrin, Corpse-Born
eoire Thief
jof the Dead
dnd // Dust
fclock
fing Station
fstone
ening Demon
o Avatar
jIgnus
jTotem
dp of Amnesia
iChaos
iDesolation
iPhyresis
ithe Roil
etide
dselbrand
ehnákh, Brash Instigator
ely Ritual
hSalvage
iigil
ipectacle
iurvivor
hTransformation
emold, the Dreadsower
et, Voracious Larva // Grist, the Plague Swarm
hthe Hunger Tide
fle Glutton
jrinner
hback
dxis
g Battlemage
hCharm
hGrimblade
hIllusionist
hPanorama
hSlavedriver
iojourners
dzzled Angler // Grisly Anglerfish
jHuntmaster
jLeotau
jOutcasts // Krallenhorde Wantons
mrider
jWolverine
gy Bears
iFate
iGhoul
coffskithur
dllub
enok, the Omnivore
dnd, the Gatebreaker
dom's Finery
dtag Bug-Catcher
hNight-Runner
hSiege-Runner
hThrasher
eesque Demise
kHybrid
kMutation
ehama, All-Devouring
dund Assault
hPounder
hRift
hSeal
gbreaker
gchuck & Dirtbag
ged
i for Life
gling Pouncer
gshaker Sliver
hkeeper
hwell
ep Project
dve Rumbler
gof the Burnwillows
nDreampods
nGuardian
ftender Druids
dw Extra Arms
fOld Together
ffrom the Ashes
eing Dread
iRanks
jites of Itlimoc // Itlimoc, Cradle of the Sun
eth Charm
iurve
iycle
hSpasm
jiral
jurt
g-Chamber Guardian
dzoth
cub's Command
e, Storied Matriarch // Grub, Notorious Auntie
ddge Keeper
desome Deformity
kiscovery
jEncore
jFate
jMenagerie
jRealization
jScourger
klaughter
dff Triplets
dmgully, the Generous
dnn, the Lonely King
dul Beastmaster
gCharm
hluestone
gGuildgate
lmage
gKeyrune
gLocket
gNodorog
gRagebeast
gScrapper
hignet
hpellbreaker
gTurf
gWar Chant
kPlow
cyff Rider
gVanguard
f's Boon
fwing Cavalry
címa Wormtongue
f, Saruman's Footman
buac & Marshmallow Pizza
ddosalam, Farplane Gateway
dn Yu's 1,000-Li March
h, Sainted Warrior
drd Dogs
huty
gGomazoa
fed Heir
fian Angel
krchon
kugmenter
ltomaton
jBeast
jGladewalker
jIdol
jKirin
jLions
jNaga // Banishing Coils
jProject
jScalelord
keraph
khield-Bearer
kunmare
jZendikon
jof Cloverdell
mFaith
mGhirapur
mNew Benalia
mPilgrims
mSolitude
mTazeem
mVitu-Ghazi
mthe Ages
qForgotten
qGateless
rreat Conduit
wDoor
ruildpact
qHalls
i's Magemark
is of Akrasa
nKoilos
nMeletis
nOboro
j' Pledge
cdul Lurker
cerrilla Gorilla
kTactics
dst List
cff Rewrites History
cidance Failure
ee of Souls
fd Passage
hStrike
flight Matrix
lOptimizer
lPathmaker
lSynergist
eing Bolt
iSpirit
iVoice
dld Artisan
gFeud
gGlobe
gSummit
gThief
fless Commons
fmages' Forum
fpact Greenwalker
kInformant
fscorn Ward
gworn Prowler
ee
f, Sonic Soldier
etfeeder
fy Conscience
dse of Fire
clf Squid
dping Scraptrap
cma
eto
ddrop Poisoner // Tempt with Treats
cndabad Opportunist
dner Conscript
crgling Anointer
dmag Angler
hDrowner
hNightwatch
hRakshasa
hSwiftwing
du Pathik
dzigost
csh
dt Walker
fof Wind
e-Skimmer
ecloak Cavalier
kHarrier
kRunner
kSavior
lentinel
lkirmisher
eha Ebbasdotter
g's Scepter
erider Exuberant
ct Shot
d, Bestial Fanatic
grutal Fanatic
fDevious Fanatic
fFanatical Priestess
gurious Fanatic
fTrue Soul Zealot
fZealous Fanatic
dless Ghoul
iPlunderer
dmorn, Pactbound Servant
dsplitter Gang
dter Grime
hSkulk
mer // Gutter Shortcut
gbones
gsnipe
eural Response
dwrencher Oni
cul Draz Assassin
kMucklord
kOverseer
kSpecter
kVampire
cy in the Chair
bwafa Hazid, Profiteer
dihir the Windlord
h, Greatest of the Eagles
cen Stacy // Ghost-Spider
edlyn Di Corci
ena, Eyes of Gaea
eom, Remorseless
cyllion Hedge-Mage
bylwain, Casting Director
come, Master Chef
dx, Brutal Carnivora
cre Engineer
fSage
duda, Doom of Depths
es, Waker of Corpses
csahl Greens
aH.E.R.B.I.E. Scout Unit
m, Lovable Robot
bELIOS One
bONK!
bULK SMASH!
bYDRA Assault Robot
gDisintegrator
gInfiltration
gTroopers
baakon, Stromgald Scourge
z Avatar
dzda Exonerator
hMarshal
hOfficer
hShield Mate
inare Squad
hVigilante
cckrobat
cda Freeblade
fSpy Patrol
ena's Climb // Winged Temple of Orazca
cg Hedge-Mage
eof Ceaseless Torment
hDark Duress
ieath's Legion
hInner Weakness
hMage's Doom
hNoxious Nightmares
hScoured Thoughts
iyphoned Breath
hTwisted Visions
di Mob
dra Constrictor
hrocodile
gDiabolist
gMauling // Hagra Broodpit
gSharpshooter
cil Storm
fof Arrows
estorm Valkyrie
dr-Strung Koto
cjar, Loyal Bodyguard
ckbal of the Surging Soul
dim, Loreweaver
doda, Selfless Commander
dtos the Unscarred
clam Djinn
ena and Alena, Partners
g, Kessig Ranger
dberdier
dcyon Glaze
ddan, Avid Arcanist
eir, Lórien Lieutenant
df-Elf Monk
edane
dimar Depths
iExcavator
iTidecaller
iWavewatch
eya, Ascendant Cadet
iGuided by Light
dl
e Monitor
fof Gemstone
iHeliod's Generosity
iMirrors
iOracles
iStorm Giants
iTagsin
jriumph
ithe Bandit Lord
ear, the Firefletcher
eow
ged Burial
jFountain
jGround
jHaunting
kealer
jMoonlight
jPriest
jRespite
jSpiritkeeper
es of Mist
do Forager
huntain
fHopper
gunter
fScarab
e-Charged Skaab
dsin, Emerald Archdruid
dt Order
dvar, God of Battle // Sword of the Realms
eing Season
cma Pashar, Ruin Seeker
e, the Bloodbender
eto Guardian Stance
hNinpō
dlet Captain
hGlutton
hVanguard
gback Goliath
dmer Dropper
hHelper
hJammer
hMage
hof Bogardan
kNazahn
kPurphoros
kRuin
gfist Giant
ghand
head Shark
lTyrant
k, Maggia Boss
iim
k Deadeye
gs of Moradin
dpering Snare
dza, Guardian of Arashin
hMight of the Yathan
cna Kami
ebi Blast
dcock, Ghoulish Mayor
dd That Feeds
fof Cruelty
iDeath
iEmrakul
iHonor
iJustice
iSilumgar
iVecna
ithe Praetors
fto Hand
es of Binding
dgar Scrounger
gback Assembler
lWalker
eed Executioner
dkyu
dna
f's Custody
f, Ship's Navigator
ds Eriksson
dweir Battlements
iGarrison
iLancer
iMilitia Captain // Westvale Cult Leader
iWatchkeep // Bane of Hanweir
h, the Writhing Township
cpato's Might
fra's Mark
h, Vizier of Poisons
dhazard Bombardment
dless Researcher
dpily Ever After
ey Hogan, Bodyguard
nDauntless Driver
crabaz Druid
edrim Spearmaster
eld Unites the Elves
g, King of Skemfar
dbin, Vanguard Aviator
gger of Night
nSpring
nthe Hunt
rSeas
rTides
eor Bandit
hGuardian
hSerpent
dd Cover
fEvidence
fHat Area
e-Hitting Question
fWon Jitte
ebristle Bandit
eened Academic
jBerserker
konds
jEscort
jScales
jTactician
i-Scale Armor
elight Containment
ey Outlander
gVeteran
de Apparent
dm's Way
eattan Efreet
eless Assault
jOffering
eonic Convergence
jProdigy
jSliver
hous Archon
lEmergence
lGrovestrider
hze
jd Crescendo
lTrio // Brainstorm
gy of Nature
dness Infinity
iby Force
ithe Storm
hed Lightning
kSnubhorn
ir of Storms
dold and Bob, First Numens
dper Recruiter
eoon Sniper
dried Artisan // Phyrexian Skyflayer
iDronesmith
iSpearguard
gr Griffin
iNaga
iStrix
eow
ging Journey
kSwarm
dsh Annotation
gDeceiver
gJudgment
istice
gMentor
ircy
gScrutiny
hustenance
du, Hidden Talent
e-Onna
espex
dvest Gwyllion
iHand // Scrounged Scythe
iMage
iPyre
iSeason
iWurm
her Druid
kTroll
kof Misery
nSouls
hguard Alseids
hrite Host
htide Infiltrator // Harvesttide Assailant
mSentry
cshaton, Scarab's Fist
eep Oasis
dran Ogress
dte Magic
ctchery Sliver
kpider
gt Bully
fing Plans
de Mirage
fWeaver
eflayer
ful Eidolon
dred
dut Zeraze Strike Force
cughty Djinn
dnt of the Dead Marshes
gthe Network
fed Angel
iCadaver
jloak
jrossroads
iDead
iFengraf
iGuardian
iHellride
jouse
iLibrary
iMire
iOne
iPlate Mail
iRidge
iScreen
gr of Nightveil
fing Apparition
jEchoes
jFigment
jHymn
jImitation
jMisery
jVoyage
jWind
fwoods Shrieker
cven of the Spirit Dragon
fgul Lich
jRunebinder
jSkaab
jVampire
fwood Battleground
kWurm
di, the All-Father
doc
f Demon
ivils
gEater
gFestival
gJester
gSower
cwkeater Moth
fye's Bow
kShot
h, Avenging Archer
jBowslinger
jClint Barton
jMaster Marksman
jTrick Shot
jYoung Avenger
eins National Laboratory // The Upside Down
cystack
dtham Kenway
dwire Mite
czard of the Dunes
gous Blast
kConditions
groot Herbalist
dduhr the Abbot
de Frog
fof Pollen
iRage
el of the Rootbloom
f's Brewmaster
iNocturne
erider Drake
ezon Tamar
h, Shaper of Sand
doret the Fervent
h's Favor
kMonument
kUndying Fury
h, Godseeker
dy Homunculus
be Who Hungers
c's Dead, Jim
cad Banger
fGames
fof Security
ithe Class
mHomestead
nunt
ehunter
eless Horseman
jRider
jSkaab
kpecter
finer Scarlett
fong Rush
esplitter
ftone
grong Brute
ewater Sentries
dl
e the Scars
eer of the Glade
oPride
g's Flock
jHawk
keaddress
eing Grace
iHands
iLeaves
iSalve
iTechnique
dp Doll
fGate
eed Harvest
drt Sliver
gWarden
holf
gof Bogardan
jKiran
jLight
jRamos
jYavimaya
f-Piercer Bow
oManticore
gShaped Herb
fbeat of Spring
ffire
j Hero
kImmolator
glame Duelist // Heartflame Slash
fh Charm
hElemental // Stoke Genius
hKami
gborn Battler
gcage Giant
gfire Hobgoblin
ghull, the Worldseed
flash Cinder
gess Act
kConscription
kHidetsugu
kPillage
kSummoning
fmender
fs on Fire
geeker
gtabber Mosquito
hone
fwarming Redemption
good Dryad
kGiant
kShard
ltoryteller
v Avatar
kTreefolk
dt Ray
fShimmer
gtroke
fWave
fof Battle
eed Argument
hDebate
dven // Earth
hSent
g's Gate
gly Blademaster
jQilin
ey Arbalest
gBallista
gFog
gInfantry
gMattock
fweight Demolisher
ccatomb
dkling Fiends
dteyes
cdge Maze
gShredder
gTroll
gWhisperer
fwitch's Mask
donist's Trove
dron Alignment
irchive
hBlade
hCrab
kwler
hDetonator
hFields of Agadeem
hMatrix
hRover
hScrabbler
g-Field Purists
ced the Mists
eless One
ci Bai, Forest Guardian
jSpirit of Balance
ddar, Rimewind Master
eegger, Shinra Executive
dghtened Awareness
lReflexes
dko Yamazaki, the General
dr of Falkenrath // Heir to the Night
ithe Ancient Fang
mWilds
fto Dragonfire
eloom Auntie
jBlade
jEpic
jMirror // Inherited Fiend
es of Stromkirk
ckma Sentinels
clbrute
dga, Skittish Seer
dica Glider
grrier Strike
eod's Emissary
jIntervention
jPilgrim
kunishment
g, God of the Sun
iSun-Crowned
ithe Radiant Dawn // Heliod, the Warped Eclipse
fnaut
fphial
etrooper
eum Squirter
ex Pinnacle
dl Mongrel
fSwarm
fto Pay
e's Caretaker
q Avatar
hKitchen
hThunder
e-Bent Raider
ecarver Demon
gt, Undying Vigilante
edozer
efire
i Mongrel
ehole Flailer
jRats
eion Crucible
iEruption
fsh Rebuke
iSideswipe
ekite Charger
kourser
jHatchling
jIgniter
jOverlord
jPunisher
jTyrant
jWhelp
eraiser Goblin
fider
espark Elemental
gur Brute
jPosse Boss
dm of Awakening
iChatzuk
iKaldra
iObedience
iPossession
ithe Ghastlord
nods
mHost
eut Zemo, Mastermind
dpful Hunter
eing Hand
dvault
cmatite Golem
jTalisman
dlock Vial
dosymbic Mite
cnchbots
ffiend of Ukor
dge Guardian
gWalker
gof Ramos
fgate Pathway // Mistgate Pathway
drika Domnathi // Henrika, Infernal Seer
ey Wu, InGen Geneticist
dzie "Toolbox" Torre
crald of Amity
lnafenza
mguish
kDromoka
kEternal Dawn
kFaith
kHadar
loofbeats
kIlharg
kKozilek
kLeshrac
kSecret Streams
mrra
llaanesh
kTorment
kVengeance
kWar
kthe Dreadhorde
oFair
porgotten
oHost
oPantheon
oSun
g's Horn
jReveille
gic Banner
gs of Tzeentch
dbal Poultice
eology Instructor // Malady Invoker
dcules, Olympian Hero
kPrince of Power
dd Baloth
fGnarr
fHeirloom
fMigration
echaser Dragon
de Comes a New Hero!
etic's Punishment
digast, Erupting Nullkite
etage Druid
jReclamation
dmes, Overseer of Elpis
ftic Study
eit Druid
m Avatar
hof the Natterknolls // Lone Wolf of the Natterknolls
gic Herbalist
jNautilus
do in Training
fof Bladehold
jretagard
iGoma Fada
iIroas
iLeina Tower
iOxid Ridge
iPrecinct One
ithe Dunes
mGames
mNyxborn
mPride
mWinds
e's Blade
hDemise
iownfall
hHeirloom
hResolve
ees Remembered
hfor Hire
hin a Half Shell
hof the Revel
g' Bane
iHangout
iPodium
iReunion
eic Charge
hDefiance
hFeast
hIntervention
hReinforcements
jturn
hSacrifice
hTeamwork
fsm
en of Hope
f's Grace Champion
f-Blessed Geist
fblade Elite
csitation
cw the Entwood
ded Stone Retainers
cx
d Magic
eParasite
d, Kellan's Companion
davus
dbane Tortoise
ddrinker
dgold Halberd
joverwings
iSlash
kedge
kith
ding Squelcher
dmark Destroyer
dplate Golem
jWallbreaker
czrou // Demonic Stench
bibernation
l Sliver
l's End
cckory Woodlot
cdden Ancients
hBlade
hCataract
iourtyard
hDragonslayer
hFootblade
hGibbons
irotto
iuerrillas
hHerbalists
kd
iideout
iorror
hLair
hNecropolis
iursery
hPath
iredators
hRetreat
hSpider
itag
jockpile
jrings
hVolcano
de // Seek
fin Plain Sight
fon the Ceiling
eous End
iLaughter
iTaskmaster
iVisage
etsugu Consumes All // Vessel of the All-Consuming
kand Kairi
j's Second Rite
j, Devouring Chaos
ceroglyphic Illumination
fmancer's Cage
fphant Bio-Titan
k's Chalice
cgh Alert
fFae Negotiator
jPrankster
jTrickster
fGround
fMarket
ishal Arguel
fNoon
fPerfect Morcant
griest of Penance
fScore
geas
hntinels of Arashin
gtride
fTide
e-Flying Ace
fRise Sawjack
fSociety Hunter
gpeed Hoverbike
eborn Ghoul
jVampire
ecliff Felidar
eland Berserker
jForest
jGame
kiant
jLake
jWeald
fy Illogical
espire Artisan
kBell-Ringer
kInfusion
kMantis
etide Hermit
eway Reaver
jobber
oy
dure, the Still Wind
w Avatar
cjack
ckari, Twilight Guardian
cldibrand Manderville // Gentleman's Rise
dl Giant
k Herdgorger
hgas
ecomber Giant
cnata, Dawn-Crowned
dder
ging Light
kTouch
gvines
dt of Insanity
eerland Chef
lDrake
lHarbor
mermit // Hinterland Scourge
lLogger // Timber Shredder
lSanctifier
cpparion
eo-Cows
cre a Crew
ed Blade
gClaw
gGiant
gHeist
ixblade
gMuscle // Scarmaker
gPoisoner
gTorturer
csoka's Defiance
jGuard
g, Minamo Sensei
dsing Iguanar
iMiasma
iQuagmire
dtorian of Zhalfir
j's Boon
mWisdom
gy of Benalia
ct // Run
ethe Mother Lode
d-Monkey
dchclaw Recluse
dhlain Knots
jRope
cve Mind
j Coprocessor
fStirrings
fof the Eye Tyrant
eheart Shaman
espine Wolverine
ftone
dis of the Scale
cxus, Prison Warden
boar Shade
ed Hauler
gRobber
f-Smelter Dragon
fer's Greed
kOverflow
fing Broodlord
jDragon
jOgre
jRecluse
cbbit Hole
g's Sting
ele
gfiend
fing Zombie
dgoblin Bandit Lord
kCaptain
kDragoon
j, Mantled Marauder
cfri Ghostforge
cg-Monkey
k Rampage
daak, Arisen Necropolis
ckori, Dust Drinker
cld at Bay
ffor Questioning
jRansom
fthe Gates
jLine
jPerimeter
eout Settlement
dga, Relentless Rager
distic Wisdom
dlow Dogs
hMarauder
hOne
hScavenger // Bakery Raid
ipecter
hTrees
hWarrior
gborn Barghest
ghead Sliver
inge Beast
mOverlord
mScavenger
npirit
mWrangler
gmurk Siege
gsage
dographic Double
dy Armor
gvenger
fCow
fDay
fJusticiar
fLight
fMantle
fStrength
cmarid
h Explorer
iShaman
jpawning Bed
iWarrior
der, the Hermit
esickness
ftead Courage
eward Path
dicidal Seclusion
he Investigator
eng Lightning
hSliver
dunculus Horde
era, Human Ascendant // Homura's Essence
cnden of Cleansing Fire
kInfinite Rage
kLife's Web
kNight's Reach
kSeeing Winds
ded Khopesh
est Rutstein
hWork
ey Mammoth
fmoon Hearse
dor
f Guard
gTroll
gof the Pure
gthe Fallen
kGod-Pharaoh
kPast
f's Reward
f-Worn Shaku
fable Passage
kScout
fbound Page // Forum's Favor
fed Crop-Captain
iDreyleader
iHeirloom
jierarch
jydra
iKnight-Captain
coded Assassin
hBlightfang
irawler
hHorror
iydra
hKavu
ewink
df Skulkin
eprints of the Stag
dk Horror
fSwords
eblade
j Veteran
ehand Mariner // Riphook Raider
dting Mandrills
cp to It
de Against Hope
fCharm
fEstheim
fTender
fand Glory
fof Ghirapur
e-Ender Coatl
eful Eidolon
iInitiate
iVigil
eless Nightmare
dping Automaton
crde Ambusher
gof Boggarts
jNotions
fling Outburst
fwing Skaab
dizon Boughs
iCanopy
jhimera
iDrake
iExplorer
iScholar
jeed
lker
jpellbomb
jtone
iof Progress
dmagaunt Horde
dn of Deafening
iGondor
jreed
iPlenty
iRamos
iValhalla // Ysgard's Call
ithe Mark
ebash Mentor
ecaller's Chant
eed Cheetah
hHelm
hKavu
hLoch-Whale // Lagoon Breach
hSliver
itoneseeker
hTroll
iurtle
ft Cannon
iobra
hHarasser
hNest
hQueen
hSting
eswoggle
dobi's Whisper
g, Death's Wail
drible Hordes
hy Awry
fd Shadowspinner
hVigor
ffic Assault
gying Revelation
eor of Horrors
kthe Broken Lands
oDim
dses of the Bruinen
ghoe Crab
dta
cshi Sato, Exolinguist
dt of the Hereafter
eage Taker
eile Desert
iHostel // Creeping Inn
iInvestigator
iMinotaur
iNegotiations
iRealm
iTakeover
gity
ct Dog Cart
ePursuit
eSoup
fprings
del of Fears
dfoot Gnome
dheaded Giant
dshot Investigators
iMechanic
cund Tamer // Untamed Pup
gof Griselbrand
jUrabrask
jthe Farbogs
dr of Defeat
kvastation
iEternity
iGlory
iNeed
iPromise
iReckoning
kvelation
iVictory
eglass of the Lost
dse Cartographer
gGuildmage
fmeld
cvel Hurler
er Barrier
fguard Observer
lSweepers
fmyr
fstone Pilgrim
cw to Keep an Izzet Mage Busy
hStart a Riot
dl from Beyond
fof the Horde
nunt
mNight Pack
eer's Heavy
egeist
eing Banshee
iFury
iGale
mfang
jiant
jolem
iMine
joon
iWolf
epack Piper // Wildsong Howler
jResurgence
jWolf
esquad Heavy
etooth Hollow
braesvelgr of the First Brood
bua Tuo, Honored Physician
dng Zhong, Shu General
dtli's Final Strike
jRaptor
jSnubhorn
kpurring
g, Dinosaur Knight
iPoet of Unity // Roar of the Fifth People
iRadiant Champion
iWarrior Poet
ithe Sun's Heart
cbris
cddle Up
cgs, Grisly Guardian
clk's Thunderclap
e, Always Angry
gBruce Banner
jtal Brawler
gGamma Goliath
gStrongest There Is
ebuster Armor
eing Bugbear
iCyclops
iDevil
iGoblin
iMetamorph
iOgre
iRaptor
eling, Burgeoning Bruiser
kYoung Avenger
dl Breach
ebreacher
iker Horror
ecarver
edrifter
cm of the Radix
dan Frailty
gTorch
l, Johnny Storm
f-Time Lord Meta-Crisis
dble
g Budoka
hDefector
hNaturalist
hthe Brute
gr of Mortals
fing Elder
diliate
gty
dongulus
dpback Whales
cnding Gjornersen
ered-Battle Veteran
iHanded One
iTalon Kami
oStrike
foog
dger of the Howlpack
oNim
ging Hydra
kYeti
ery Flames
hGhoul
iraffalon
hHungry Heifer
hLynx
hMegasloth
iist
hRidgewolf
hSpriggan
hfor More
dt Down
ffor Specimens
fthe Hunter
jWeak
eed Bonebrute
hDragon
hGhoul
hHorror
hLammasu
hNightmare
hPhantasm
hTroll
hWitness
iumpus
hby The Family
fr Sliver
hof Eyeblights
g's Ambush
jBlowgun
kow
jEdge
jInsight
jMark
jProwess
jTalent
gs' Feast
eing Cheetah
iDrake
iGrounds
iKavu
iMoa
iPack
iTriad
iVelociraptor
iWilds
emaster Liger
lof the Fells // Ravager of the Fells
crkyl's Final Meditation
jProdigy
jRecall
g, Master Wizard
dl Through Hell
finto History
eer Cyclops
eoon Battle Hymn
iMinotaur
iShaman
ey-Burly
dr Jackal
eicane
dska Sweet-Tooth
csh
ebringer
ewing Gryff
food Verge
dkburster Swarm
dsar Patrol
dtle // Bustle
byalopterous Lemure
cdra Broodmaster
gOmnivore
gTrainer
f's Growth
fdoodle
fulic Helper
eo-Channeler
gMan, Fluid Felon
fblast
felectric Specimen // Hydroelectric Laboratory
fform
fid Krasis
flash
fmorph Guardian
nll
fponics Architect
fsurge
cena Pack
gUmbra
clda of the Icy Crown
f's Crown of Winter
eerblade
cmn of Rebirth
ithe Faller
mWilds
fto Tourach
ithe Ages
cpergenesis
fion Blacksmith
i's Atomic Vision
i, Supreme Hero
fsonic Dragon
fvolt Grasp
dnotic Cloud
jGrifter
jPattern
jSiren
kpecter
lrite // Mesmeric Glare
kwirly Disc
fx
dochondria
ethesizzle
crax Tower Scout
csterical Blindness
erodon
cthonia the Cruel
aI Am Duskmourn
fIron Man
fNever Alone
fUntouchable
cBask in Your Silent Awe
cCall for Slaughter
hon the Ancient Magics
cDelight in Your Convulsions
cKnow All, I See All
cWill Savor Your Agony
b'm a Doctor, Not a . . .
ban Chesterton
eMalcolm, Chaotician
ethe Reckless
bb Halfheart, Goblin Tactician
bcatian Crier
iInfantry
iJavelineers
iLieutenant
iMoneychanger
iPhalanx
jriest
iScout
jkirmishers
jtore
iTown
ce Cage
guldron
gve
fream Kitty
eFlan
goe
eMagic
eOut
fver
eStorm
eTunnel
d-Fang Coatl
dberg
h Cancrix
eind Pillar
ereaker Kraken
dcave Crasher
dfall
h Regent
eeather Aven
dhide Golem
iTroll
dman and Firestar
dquake
dridge Serpent
dtill Explorer
dwind Elemental
iStalwart
erought Sentry
ch-Tekik, Salvage Splicer
dneumon Druid
dor Aberration
gDrinker
gElixir
hxplosion
gRats
gShade
hlick
hynthesizer
gWellspring
fclaw Myr
fid
fmoon Gauntlet
fplate Golem
fspit Basilisk
dthyomorphosis
cingdeath, Frost Tyrant
con of Ancestry
eic Shield
cy Blast
eManipulator
ePrison
bdeas Unbound
dntity Crisis
jThief
cle Thoughts
col of Endurance
iFalse Gods
iOblivion
ithe Deep King // Sovereign's Macuahuitl
eized
cris, Soul of the TARDIS
cyllic Beachfront
iGrange
iTutor
bfh-Bíff Efreet
cnir Deadlands
bgneous Cur
iElemental
iGolem
iInspiration
iPouncer
dis Scientia
ete Disorder
hMemories
hthe Beacon
lCloneforge!
lFuture
fion Team
doble Hierarch
iSoldier
erant Bliss
cuana Parrot
bhsan's Shade
bizuka the Ruthless
bkiral Outrider
cra Shidiqi, the Usurper
bl Mheg Pixie
charg, the Raze-Boar
cl-Gotten Gains
lInheritance
eTempered Cyclops
nLoner // Howlpack Avenger
fimed Explosion
degitimate Business
dicit Auction
iMasquerade
iShipment
ethid Harvester // Plant Tadpoles
dness in the Ranks
duminate
k History
kd Folio
mWings
jing Lash
kon
jor Virtuoso
hor Szeras
ena, Apex of Wishes
esion // Reality
jSpinners
jof Choice
iary Armor
mForces
mInformant
mMask
mPresence
mServant
mTerrain
mWall
iist's Bracers
oGambit
oStratagem
is of Grandeur
fory Ambusher
kngel
jDemon
jGains
jWrappings
ftrious Historian
mWanderglyph
dvoi Galeblade
hInfiltrator
hLight Jammer
hOperative
cysian Caryatid
bmagecrafter
einary Friends
kPet
kThreats
dryll, Elfhame Elite
ci Statue
cmaculate Magistrate
dediate Action
ersturm
k Predator
lRaider
lSkullcairn
fwolf
dinent Doom
dobilizer Eldrazi
jing Ink
elating Glare
myre
lSouleater
ion
k Shaman
eral Bargain
ftal Coil
jObligation
jPhoenix
jServitude
gus, Master of Eternity
evable Rod
codane's Recruiter // Train Troops
h, the Pyrohammer
den, Chaotic Trickster
hHonorable Trickster
hMystic Trickster
hOccult Trickster
hTrickster Friend
hWily Trickster
jse Trickster
dtekh the Stormlord
ei, Celebrant of Bounty
cp's Mischief
dact Resonance
hTremors
ele
gr Shrike
essioned Orator
etience
it Iguana
deccable Timing
ede Momentum
elled Giant
ending Disaster
loom
kFlux
erial Aerosaur
jBlademaster
jCeratops
kosmographer
jEdict
jHellkite
jLancer
jMask
jOath
kutrider
jRecovery Unit
mruiter
jSeal
kubduer
gosaur
hus Inkmage
kMindbreaker
kOligarch
kPerfect
fvious Greatwurm
etuous Devils
kLootmonger
kProtege
kSunchaser
dlement of Combustion
nExamination
nFerocity
nImprovement
nMalice
js of Sacrifice
eode
dolite Entrance
ese Hierarchy
fing Grandeur
jSovereign
jVantasaur
kisage
fsible Inferno
lMan
fter Mech
gor Syndrome
jof the Sixth Pride
dractical Joke
eison
i This Insolent Wretch
ied in the Moon
eobable Alliance
fmptu Raid
fvisation Capstone
ied Armor
nsenal
lClub
lWeaponry
iing Aerialist
ds' Taunt
dulse
give Maneuvers
kPilferer
iity
cskir Iron-Eater
bn Bolas's Clutches
dGarruk's Wake
dOketra's Name
dSearch of Greatness
dThrall to the Pit
eoo Deep
dthe Darkness Bind Them
hEye of Chaos
hPale Moonlight
iresence of Ages
hTrenches
hWeb of War
caction Injunction
dlla, Archmage Ritualist
dme as One
f, Death Aspect
hLife Aspect
ccandescent Aria
nSoulstoke
ernation Technique
dendiary
k Command
lDissent
lFlow
lOracle
lSabotage
essant Provocation
dhblade Companion
dinerate
jing Blast
jor of the Guilty
esor Glider
iSteed
ete
g Hysteria
hInsight
hRebellion
hWar
doming!
errigible Youths
dreasing Ambition
lConfusion
lDevotion
lSavagery
lVengeance
fmental Blight
mGrowth
eiminate
king Impetus
dubation // Incongruity
lDruid
lSac
hor Drone
fob
erable Ogre
fsion Specialist
cdatha Crystal
iTriome
debted Samurai
kpirit
entured Djinn
lOaf
ependent Troops
estructibility
mle Aura
ex
dicate
ego Faerie
doctrination Attendant
eminus Rex, Alpha
gtable Ancients
nrchangel
mCreativity
mMight
mWill
eraptor, the Perfect Hybrid
drik Stomphowler
hUmbra
fs, the Hydrostatic Surge
duce Despair
hParanoia
gd Amnesia
elge // Excess
hnt Aristocrat
kTormentor
ging Patrician
estrial Advancement
certia Bubble
dscapable Blaze
nrute
dvitable Betrayal
lDefeat
lEnd
dxorable Blob
lTide
cfantry Shield
jVeteran
dected Defector
jVermin
gious Bite
mloodlust
lHorror
nst
lInquiry
lRage
ernal Captor
lretaker
kontract
jDarkness
kenizen
jGenesis
krasp
jHarvest
jIdol
jKirin
jMedusa
jOffering
jPet
khantom
klunge
jRebirth
lckoning
jScarring
kovereign
jTribute
kutor
jVessel
go
h Elemental
iFist
iHellion
iJet
iProject
iTitan
jrap
iof the Star Mounts
est
gation
l Expert // Infested Werewolf
mSage
ged Fleshcutter
jRoothold
jThrinax
ging Radroach
diltrate
jion Lens
jor il-Kor
l's Magemark
enite Authority
jGuideline Station
jHourglass
jObliteration
jReflection
hy Formula
ermary Healer // Stream of Life
dlame
ftion Station
dormation Booth
mDealer
ged Inkwright
duriate
ese
g with Vitality
mthe Elements
gd Arrows
cga Rune-Eyes
fand Esika
denious Artillerist
kInfiltrator
kLeonin
kMastery
kProdigy
kSkaab
lmith
kThief
fuity Engine
dot Chewer
cheritance
hed Envelope
dumaniac
citiate of Blood // Goka the Unjust
i's Companion
is of the Ebon Hand
cjector Crocodile
ck Dissolver
d-Eyes, Servant of Oni
y Avatar
eTreader Nephilim
dfathom Divers
kInfiltrator
kWitch
dling Mascot
iSummoning
dmoth Nexus
drise Infiltrator
dshape Demonstrator
field
dwell Leviathan
cner Calm, Outer Strength
gDemon
ls Gangsters
gFire
gSanctum
htruggle
f-Chamber Guard
gFlame Acolyte
mIgniter
diaz, the Gale Force
estrad Charm
dkeeper's Talent
docence Kami
ht Blood
kystander
jTraveler // Malicious Invader
fuous Rat
lesearcher
evative Metatect
cordinate Rage
cquisition
l of Kozilek
jve Glimmer
mPuppet
ior Captain
lEisenhorn
mxarch
lGreyfax
k's Flail
nOx
nSnare
kial Rosette
csatiable Appetite
mvarice
lFrugivore
lGorgers
lHarpy
memophage
lSkittermaw
mouleater
dcribed Tablet
gption of Abundance
pInsight
pRuin
dectoid Exterminator
dide Information
hOut
hSource
fious Bookworms
kDreams
kFungus
kRoots
kWill
eght
h Engine
est
dolence
ht Neonate
emnia, Crown City
dpiration
l from Beyond
ge Awe
hd Charge
jFire
jIdea
knsurgent
lventor
jSkypainter // Maestro's Gift
kphinx
lrite
jTinkering
jUltimatum
ging Bard
kCall
mptain
lleric
lommander
kEasel
kLeader
kOverseer
kPaladin
kRefrain
loar
kStatuary
kUnicorn
kVantage
leteran
ht
i, Flagship Vessel
ied Vanguard
dtant Ramen
eigator
k Gang // Wildblood Pack
fll Energy
iFuror
iInfection
erument of the Bards
ks of War
dubordination
efferable Balladeer
nSyphon
elt // Injury
errection
ctangible Virtue
degrity // Intervention
ellect Devourer
jual Offering
gigence Bobblehead
erceptor Mechan
l, Shadow's Hound
hssor's Arrest
fdict
hmensional Web Watch
hsciplinary Mascot
sStudies
fface Ace
fjection
fmediate Chirography
fplanar Beacon
mTunnel
gret the Signs
fvene
ition Pact
et, the Dreamer
di, Seneschal of the Sun
emidation
m Bolt
nCampaign
nTactics
jor Initiate
do Thin Air
fthe Core
jEarthen Maw
jFae Court
kire
klood Maw
kray
jMaw of Hell
jNight
korth
jPit
jRoil
jStory
jTime Vortex
jVoid
jWilds
drepid Ace
kdversary
jHero
jOutlander
jPaleontologist
krovisioner
jRabbit
jStablemaster
jTenderfoot
krufflesnout // Go Hog Wild
eoduction to Annihilation
qProphecy
ms Are in Order
eude on the Mind
hr Alarm
i's Inquisition
ging Soulrager
fsive Packbeast
duition
cundate
cvade the City
gr Parasite
fing Manticore
esion Plans
jReinforcements
jSubmersible
jTactics
jof Alara // Awaken the Maelstrom
nmonkhet // Lazotep Convert
nrcavios // Invocation of the Founders
nzgol // Ashen Reaper
mBelenon // Belenon War Anthem
mDominaria // Serra Faithkeeper
mEldraine // Prickle Faeries
nrgamon // Truga Cliffcharger
mFiora // Marchesa, Resolute Monarch
mGobakhan // Lightshield Array
mIkoria // Zilortha, Apex of Ikoria
nnnistrad // Deluge of the Dead
nxalan // Belligerent Regisaur
mKaladesh // Aetherwing, Golden-Scale Flagship
pdheim // Pyre of the World Tree
omigawa // Rooftop Saboteurs
orsus // Refraction Elemental
nylem // Valor's Reach Tag Team
mLorwyn // Winnowing Forces
mMercadia // Kyren Flamewright
noag // Bloomwielder Dryads
nuraganda // Primordial Plasm
mNew Capenna // Holy Frazzle-Cannon
qPhyrexia // Teferi Akosa of Zhalfir
mPyrulea // Gargantuan Slabhorn
mRavnica // Guildpact Paragon
negatha // Disciples of the Inferno
mSegovia // Caetus, Sea Tyrant of Segovia
nhandalar // Leyline Surge
mTarkir // Defiant Thundermaw
nheros // Ephara, Ever-Sheltering
nolvada // The Broken Sky
mUlgrotha // Grandmother Ravi Sengir
mVryn // Overloaded Mage-Ring
mXerex // Vertex Paladin
mZendikar // Awakened Skyclave
mthe Giants
gve Maneuvers
jSpecies
kurgery
dentive Iteration // Living Breakthrough
kWingsmith
gor's Apprentice
mxe
lGoggles
is' Fair
iy Management
ersion Behemoth
ft // Invent
hPolarity
hthe Skies
ged Iceberg // Iceberg Titan
hr of Truth
estigator's Journal
digorate
kd Rampage
jing Boon
nFalls
nHot Spring
nSurge
encible Hymn
eolability
esibility
hle Force Field
kStalker
kWoman
p, Sue Storm
docation of Saint Traft
eke Calamity
hDespair
hJustice
hPrejudice
hthe Ancients
lDivine
lFiremind
lWinds
eluntary Cooldown
mEmployment
dulnerability
cys Haen
czerva, Master of Insights
bon Storm
da's Blessing
hJudgment
e, Shield of Emeria
dize
cr Ruin Expedition
deth of the Healing House
bpnu Rivulet
brascible Wolverine
dxxa, Empress of Mars
ce Shaman
eof Kaminari
dncrag Feat
jPyromancer
eicus's Vile Duplication
cidescent Angel
lBlademaster
lDrake
lHornbeetle
lTiger
lVinelasher
eian Maelstrom
dni Sengir
cma, Part-Time Mutant
coas's Blessing
iChampion
f, God of Victory
dh's Demonstration
e, Dragon of the West
gFirebending Instructor
gGrand Lotus
gTea Master
dn Apprentice
fBully
fFist, Hero for Hire
lLiving Weapon
fGiant
golem
fHills
k Blacksmith
lStalwart
fLad, Diverging Destiny
kYoung Avenger
hnce
geague Steed
fMaiden
hn Armor
i, Armored Avenger
kBleeding Edge
kFuturist Paragon
kMaster of Machines
lodern Marvel
kTitan of Innovation
lony Stark
hstiff
gonger, Sadistic Tycoon
gyr
fSpider, Stark Upgrade
gtar
guitcase
fTusk Elephant
fVerdict
fWill
e-Barb Hellion
fCraw Crusher
fFist Pulverizer
fHeart Chimera
fShield Elf
eclad Krovod
jRevolutionary
jSlayer
hw Buzzardiers
jCurse
jOrcs
efist Crusher
eheart, Clever Champion
foof Boar
jOx
epaw Aspirant
eroot Treefolk
jWarlord
escale Hydra
fhell Beetle
foul Enforcer
etread Crusher
ewill Forger
fright's Cleansing
cradiate
degular Cohort
esistible Prey
everent Gremlin
lRevelers
digated Farmland
hion Ditch
bsamaru and Yoshimaru
h, Hound of Konda
do, Enlightened Bushi
dreth the Awakener
cengard Unleashed
chai, Ojutai Dragonspeaker
dgard, the Holy See // Faith & Grief
di-Ishi, Akki Crackshot
dkanah, Broodmother
kGrafwidow
cildur's Fateful Strike
cland
g Fish Jasconius
hSanctuary
hof Wak-Wak
de of Vesuva
eback Spawn
cochron Scepter
dlate
hd Chapel
jWatchtower
gion Cell
kZone
kat Orthanc
cperia the Inscrutable
h's Skywatch
h, Supreme Judge
cshin, Two Heavens as One
ctvan, Butcher of Eln
cu the Abominable
bt Doesn't Add Up
dThat Betrays
iHeralds the End
dof the Horrid Swarm
c'll Quench Ya!
ds Clobberin' Time!
cazura, Lingering Wick
cem Crate
fShopkeep
drative Analysis
ch, High Arcanist
dilien Kingfisher
czquinth, Firstborn of Gishath
bvora, Insatiable Heir
ey Charm
hrane Netsuke
hup
gGargoyle
hiant
huardians
gMask
gTower
ftusk Fortress
cy Dancer
eElemental
eLane Denizen
eSeer
d, Gleeful Spellthief
bwamori of the Open Fist
bxalan's Binding
eli's Diviner
jKeeper
jLorekeeper
chel, Scion of Atraxa
cidor's Will
g, Reality Sculptor
eron
bymrith, Desert Doom
bzoni, Center of the Web
hThousand-Eyed
czet Boilerworks
gCharm
iemister
ironarch
hluestone
gGeneratorium
huildgate
lmage
gKeyrune
gLocket
gPolarizer
gSignet
htaticaster
ieam Maze
aJ. Jonah Jameson
babari's Banner
jInfluence
ds, Mistress of Mockery
cce Beleren
fReawakened
e's Archivist
hDefeat
hErasure
hIngenuity
hMindseeker
hPhantasm
irojection
hRuse
hSanctum
icrutiny
ientinel
hTriumph
e, Arcane Strategist
jhitect of Thought
gCunning Castaway
gIngenious Mind-Mage
gMemory Adept
hirror Mage
gUnraveler of Secrets
gVryn's Prodigy // Jace, Telepath Unbound
gWielder of Mysteries
gthe Living Guildpact
kMind Sculptor
kPerfected Mind
dk of Hearts, Volatile Hero
e-in-the-Mox
fo'-Lantern
eal Familiar
hPup
g, Genius Geneticist
gope Herd
edaw
h Savior
eed Rabbit
ehammer
eknight
dob Frye
gHauken, Inspector // Hauken's Insight
dques le Vert
cdar, Ghoulcaller of Nephalia
ddi Lifestrider
gOffshoot
de Avenger
fBearer
fGuardian
fIdol
fLeech
fMage
gonolith
fOrb of Dragonkind
fSeedstones // Jadeheart Attendant
gtatue
e-Cast Sentinel
ecraft Artisan
ed Analyst
gResponse
gSell-Sword
elight Ranger
kSpelunker
dzi, Oracle of Arcavios // Journey to the Oracle
hSteward of Fate // Oracle's Gift
cgged Barrens
hLightning
hPoppet
g-Scar Archers
dwasp Swarm
cheira's Respite
h, Friend of the Forest
jHarper Emissary
keroic Harper
jInsightful Harper
jMerciful Harper
jRuthless Harper
jStirring Harper
cilbreak
j Scheme
clira, Master Polymorphist
dum Tome
cmes, Wandering Dad // Follow Him
die McCrimmon
dming Device
duraan Lion
cn Jansen, Chaos Crafter
ddor's Ring
jSaddlebags
g, Fortuned Traveler
dgling Automaton
djeet Sentry
cr of Eyeballs
dad's Orders
f, Golgari Lich Lord
ded Carthalion
q, True Heir
eth, Leonine Titan
dl of the Forsaken
dsyl, Dark Age Scion
dvis, Earth's Mightiest Butler
csconian Isle
dmine Boreal
o of the Seven
iDragon Tea Shop
iSeer
don Bright, Glowing Prophet
dpera Sentinel
cvelin of Lightning
cwbone Duelist
iSkulkin
ds of Defeat
iStone
e, Relentless Predator
cxis, the Troublemaker
cya Ballard
m Avatar
m, Task Mage
e's Firenado
hGreeting
hImmolating Inferno
hPhoenix
e, Fiery Negotiator
gVenerated Firemage
demdae Tome
czal Goldmane
becht, Reluctant Guardian // Braska's Final Aeon
cdit Ojanen
m of Efrava
m, Mercenary
f's Dragoons
cering Homunculus
iInstigator
cgantha, the Wellspring
clenn Sphinx
eva, Nephalia's Scourge
cm Lightfoote, Sky Explorer
cnara, Asura of War
dnifer Walters // The Sensational She-Hulk
fka's Technique
h, Bad Apple Big Sister
ey Flint
f, Generated Anomaly
dova, Ancient Calamity
dson Carthalion, Druid Exile
cong Jeong's Deserters
l, the Deserter
crrard of the Closed Fist
een, Corrupted Bishop // Ormendahl, the Corrupter
cska and Kamahl
f's Will
f, Thrice Reborn
hWarrior Adept
fi Ascendancy
hBanner
jrricade
irushmaster
hCharm
hDevotee
hElder
hInfiltrator
hMonument
hRevelation
iunemark
hSage
ihrinekeeper
itudent
hWindscout
dsica Jones, Private Eye
fe Zane, Fangbringer
dter's Cap
jMask
jScepter
ct Collector
eMedallion
d's Brainwashing
d, Freedom Fighter
fRebel Leader
dfire, Ingenious Scientist // Jetfire, Air Guardian
dmir's Fixer
jGarden
g, Nexus of Revels
dting Glasskite
cwel Mine Overseer
gThief
f-Eyed Cobra
fed Amulet
iBird
iLotus
iSpirit
iTorque
bhessian Balmgiver
jInfiltrator
jLookout
jThief
jZombies
coira of the Ghitu
t Avatar
g's Familiar
jTimebug
koolbox
g, Ageless Innovator
iWeatherlight Captain
dvall Queen
iRider
biang Yanggu
m, Wildcrafter
cbbirik Omnivore
cdoor, Aristocratic Capital // Overture
chad
cll, Shiva's Dominant // Shiva, Warden of Ice
dt
cn Sakai, Ghost of Tsushima
d-Gitaxias // The Great Synthesis
m, Core Augur
oProgress Tyrant
dnie Fay, Jetmir's Second
dx
eed Choker
hIdol
hRing
crina Kudro
g, Dauntless General
cwari, the Earth Aflame
bo Grant
ccasta, Automaton Avenger
cdah's Avenger
iCodex
f, Archmage Eternal
hthe Unifier
cel, Resolute Survivor
chan
fn's Stopgap
g, Apprentice Sorcerer
dnny, Combo Player
dtull Wurm
cin Forces
fShields
fthe Dance
kead
jMaestros
jRanks
eed Researchers // Secret Rendezvous
fr Adept
et Assault
gExploration
ckulhaups
fmorder
clene, Plundering Pugilist
ithe Plunder Queen
dly Gerbils
drael's Centaur
kFavor
h, Empress of Beasts
jMwonvuli Recluse
jVoice of Zhalfir
dt
eed Awake
eing Merfolk
cn Irenicus, Shattered One
othe Exile
co Dee, One of Many
cr Kadeen, First Goldwarden
mthe Prevailer
daga Auxiliary
hBard
hInvocation
hTreespeaker
hVisionary
hWarcaller
di En, Ruin Diver
dn, God of Winter // Kaldring, the Rimestaff
dubai Murk Lurker
cshua, Phoenix's Dominant // Phoenix, Warden of Fire
du Vess, Lich Knight
curney for the Elixir
iof Discovery
ito Eternity // Atzal, Cave of Eternity
lNowhere
lOblivion
lthe Lost City
her's Kite
dst
f Through
fing Dummy
jLance
cven
f and Chandler
f's Ferrets
iTools
dial Evil
cyful Stormsculptor
dous Respite
dride Rigger
bubilant Mascot
jSkybonder
gtion
cdge Magister Gabranth
gUnworthy
gof Currents
f's Familiar
ement Bolt
jof Alexander
dith, Carnage Connoisseur
ithe Scourge Diva
doon Enforcers
cgan Defends the Temple // Remnant of the Rising Star
f, the Rising Star
dgernaut
k Peddler
ele the Performance
cju Bubble
ckai Liberator
gMessenger
gNaturalist
gPreserver
gTrainee
cmbo Cactuar
gImp
dp
e Scare
cnd
e Battlemage
fCharm
fHackblade
fPanorama
fSojourners
de, Bounty Hunter
dgle Barrier
jsin
hCreeper
hDelver
hHollow
hLion
hPatrol
hShrine
hTroll
hWayfinder
ieaver
iurm
gborn Pioneer
diper Order Advocate
oDruid
oRanger
pootweaver
dji, the Midnight Sky
dk Diver
fGolem
fJet
fWinder
eblade Bruiser
etown
froller
eyard Genius
jScrapper
fo Bell
dtu Stakes
dún Efreet
cri, Master of the Revue
cshi Apprentice // Tomoya the Revealer
dt Fate
fthe Wind
eice
h Strike
h, Vance Astrovik
giar's Portal
cvenile Gloomwidow
jMist Dragon
cxtapose
czám Djinn
bwar Isle Avenger
kRefuge
ei Disruption // Jwari Ruins
gScuttler
hhapeshifter
byoti, Moag Ancient
bötun Grunt
gOwl Keeper
aK'rrik, Son of Yawgmoth
cun-Lun Warrior
b-9, Mark I
ba-Zar of the Savage Land
calia of the Vast
g, Zenith Seeker
cbira Crossroads
hEvangel
hOutrider
hTakedown // Kabira Plateau
hVindicator
doom!
duto Moth
cdena's Silencer
g, Slinking Sorcerer
cervek the Merciless
h's Hex
kPurge
kSpite
kTorch
h, the Punisher
nSpiteful
cgemaro's Clutch
i, First to Suffer
dha, Shadow Archdruid
cheera, the Orphanguard
do, Minamo Historian
cijin of the Vanishing Touch
dma, the Fractured Calm
dn, Traitorous Dragoon
dri, the Swirling Sky
dto Shizuki
f's Pursuit
f, Bane of Nightmares
hCunning Infiltrator
hDancing Shadow
clain, Reclusive Painter
ekscion, Hunger Tyrant
emax, the Stormsire
estria Healer
lighborn
kNightwatch
ddra Compleat
deidoscorch
itone
emne's Captain
h, Disciple of Iroas
ditas, Bloodchief of Ghet
jTraitor of Ghet
donian Behemoth
jHydra
jTusker
kwingrove
cmachal, Ship's Mascot
ehl's Desire
kruidic Vow
jSledge
kummons
jWill
g, Fist of Krosa
iHeart of Krosa
iPit Fighter
dbal, Consul of Allocation
iProfiteering Mayor
eer, the Plunderer
di of Ancient Law
iBamboo Groves
iCelebration
iEmpty Graves
iFalse Hope
jire's Roar
iIndustry
iJealous Thirst
iLunacy
iMourning
iOld Stone
iRestless Shadows
iTattered Shoji
jerrible Secrets
jransience
nmutation
jwisted Reflection
iWhispered Hopes
ithe Crescent Moon
mHonored Dead
nunt
mPainted Road
olace Fields
mTended Garden
mWaning Moon
e's Flare
egawa Charm
ez, Obscura Oculus
cng Dynasty
fPrime
fthe Conqueror
e, Temporal Tyrant
eee's Lieutenant
g, Aerie Keeper
iSky Warden
cpow!
dpa Cannoneer
gTech-Wrecker
dsho Kitefins
crador, Ghost Chieftain
ei's Technique
f, Future of the Foot
ekas
fyk Guardian
emetra's Acolyte
mBlessing
mFavor
j, God of Harvests
ezikar, the Eye Tyrant
ddum, Patron of Flames
fr's Vicious Return
g, Doomscourge
dfell Harbinger
iKennel-Master
dgan Dragonlord
nrider
hIntimidator
hWarleader
di Zev's Expertise
i, Crew of Two
kSkyship Raider
dlach, Fury of Avernus
jRaging Tiefling
jTiefling Berserker
sGuardian
sPunisher
sSpellrager
sZealot
eov Watchdog
hof the Ghost Council
g's Crossbow
dma
eic Guide
hJustice
dn
e Liberated
e's Bastion
hSylex
hTemporal Sundering
iouch
e, Legacy Reforged
hiving Legacy
gScion of Urza
hilver Golem
gthe Great Creator
dok Wrangler
elina Dean, Runaway
ena's Zealot
g, False God
r Avatar
eo
f Meerkat
dplusan Forest
kGiant
kHound
kMinotaur
kStrider
kWolverine
kYeti
drthus, Tyrant of Jund
dstoderm
eus Depthguard
dumonix, the Rat King
dvanista, Loyal Lupari // Lupari Shield
cseto, Orochi Archmage
dhi-Tribe Elite
mReaver
mWarriors
dimir the Lone Wolf
dla, the Broken Halo
eem's Stonetree // Kaslem's Strider
dmina's Transmutation
h, Enigma Sage
ptic Mentor
dsandra, Eagle Bearer
dtral, the Windcrested
ctabatic Winds
eki, War's Wage
era's Reversal
g, Bending Prodigy
iHeroic Healer
iSeeking Revenge
iWater Tribe's Hope
nbending Master
ithe Fearless
de Stewart
dhari Bomber
iRemnant
iScreecher
eril, Aspect Warper
dilda and Lier
h, Dawnhart Martyr // Katilda's Rising Dawn
sPrime
dsumasa, the Animator
cust, Eyes of the Glade
cv Landseeker
daron Consumed
iHarrier
iSkywarden
iTurbodrone
h, Memorial World
du Aggressor
fChameleon
glimber
fGlider
fHowler
fLair
fMauler
gonarch
fPredator
himarch
fRecluse
gunner
fScout
fTitan
cya the Inexorable
e's Ghostform
iuile
hOnslaught
hWrath
e, Bane of the Dead
gGeist Hunter
hhost Assassin
gIntangible Slayer
gOrzhov Usurper
gSpirits' Justice
dla's Command
iKindling
iMusic Box
iReconstruction
dsa
cza, Roil Chaser
endu Blademaster
iMammoth // Kazandu Valley
iNectarpot
iRefuge
iStomper
iTuskcaller
erov, Sengir Pureblood
duul Warlord
g's Fury // Kazuul's Cliffs
jToll Collector
g, Tyrant of the Cliffs
bederekt Creeper
jLeviathan
jParasite
diss, Emberclaw Familiar
cen Buccaneer
fDuelist
fGlidemaster
fSense
e-Eared Sentry
gyed Archers
kCurator
kRaven
eeye Aven
eing Apparition
iBanshee
iStone
esight Mentor
dp Out
fSafe
fWatch
eer of Fables
kKeys
lookus
kProgenitus
kSecrets
kTresserhorn
kthe Accord
oBeasts
oCadence
oDead
oFlame
oLens
pight
oMind
oNine Gales
gs of the Faith
esake Gorgon
cfka, Court Mage // Kefka, Ruler of Ruin
hDancing Mad
dnet the Mindful
g's Last Word
jMonument
ci Takahashi
dga, the Tide Star
cldon Arsonist
hBattlewagon
ierserker
hChampion
hFirebombers
ilamesage
hHalberdier
hMantle
jrauders
iegaliths
hNecropolis
hOverseer
hRaider
hStrike Team
hTwilight
hVandals
hWarcaller
klord
deth, Sunmane Familiar
dinore Bat
dlan Joins Up
g's Lightblades
g, Daring Traveler // Journey On
iInquisitive Prodigy // Tail the Suspect
iPlanar Trailblazer
ithe Fae-Blooded // Birthright Boon
mKid
eogg, Dangerous Mind
dpie Guide
ds, Fight Fixer
eien, the Plague
fnko Ranger
cmba's Banner
iLegion
iOutfitter
iSkyguard
f, Kha Enduring
lRegent
duri-Onna
cn, Burning Brawler
dessos, Priest of Thassa
dku Artificer
drith's Transformation
h, the Returned King
dtaro, the Smiling Cat
cral Keep Disciples
enos, God of Storms
dblam! Warehouse
duga, the Macrosage
cskit, the Flesh Sculptor
ds, Dissident Mage
eig
g Cagebreakers
hDire Swine
hFlamebreather
iorgemaster // Flameheart Werewolf
hMalcontents
hNaturalist // Lord of the Ulvenwald
hProwler // Sinuous Predator
hRecluse
hWolf
l Run
lrider
dtia, the Cultivator
cthek, Crucible Goliath
eis, the Hidden Hand
dramose, the New Dawn
eia
g Crystal
hTriome
cvin, Questing Dragon
cy to the Archive
lCity
lSide-Door
dmaster Rogue
ds to the House
czzerdrix
bhaaaaaaaaaaaannn!
dbál Ghoul
dlni Ambush // Khalni Territory
hGarden
iem
hHeart Expedition
iydra
drasha Foothills
eis & The Beholder
cenra Charioteer
hEternal
hScrapper
ipellspear // Gitaxian Spellstalker
dr Keep
eu Bloodsucker
gDreadmaw
gGoldkeeper
gLich Lord
gMind-Eater
gSpellsnatcher
cod, Etlan Shiis Envoy
drvath Brightflame
i's Fury
cârn the Betrayer
bianne, Corrupted Memory
iDean of Substance // Imbraham, Dean of Theory
cbo, Uktabi Prince
cck in the Door
eoff Celebrations
cd Loki
ddie Coaster
cki-Jiki, Mirror Breaker
du's Shadow
e, Night's Flower
cll Shot
gwitch
e! Maim! Burn!
e-Suit Cultist
fZone Acrobat
eer Bees
hCosplay
hInstinct
hService
hWhale
g's Mask
eian's Confidence
h, Decisive Mentor
jInk Duelist
fng Glare
iWave
emonger, Ruthless Usurper
mScourge of Wakanda
dn Fiend
fWalker
emouth Dragon
espire District
do, Apogee Mind
cmahri, Valiant Guardian
doyo Beads
cn-Tree Invocation
jNurturer
jSeverance
jWarden
dbinding
ddercatch
ele
g the Carnage
lInner Flame
gd Fury
iHeroism
gspark Duo
fy Ancestor // Ancestor's Embrace
hCustomer
hStranger // Demon-Possessed Witch
ered Boon
iCharge
iDenial
jiscovery
jominance
iSummons
detic Augur
iOoze
dg Cheetah
grab
fDarien XLVIII
fHarald's Revenge
fMacar, the Gold-Cursed
fNarfi's Betrayal
fSolomon's Frogs
guleiman
fT'Challa // Black Panther, Hope Enduring
fof the Oathbreakers
mPride
e's Assassin
efisher
epin's Enforcers
kPet
h, Wilson Fisk
djalli's Caller
lDawnrunner
lSunwing
dnan, Bonder Prodigy
dsbaile Aspirant
kBalloonist
lorderguard
kCavalier
lourier
kSkirmisher
ecaer Harpoonist
jSentry
dzu of the Bleak Coven
cora Bests the Sea God
f's Dambreaker
jismissal
iFollower
f, Behemoth Beckoner
hMaster of the Depths
hSovereign of the Deep
hthe Crashing Wave
lRising Tide
lTide's Fury
cra, Great Glass-Spinner
dd Ape
fChieftain
di-Onna
dk, Enterprising Captain
dol, Attentive First-Year
hHistory Buff // Pack a Punch
dri, Talented Sprout
dtar's Desire
jWrath
cshla Skimmer
hTrawlers
hVillage
dmet
ds of Death
ithe Amesha
ctchen
h Finks
iImp
de Shield
esail
i Apprentice
jCleric
korsair
jFreebooter
jLarcenist
jScout
kkirmisher
dhkeeper
fin Armor
iBillyrider
jrinefarer
iDaggerdare
iGreatheart
iHarbinger
jealer
iMourncaller
iRabble
iShielddare
jpellduster
iZealot
kphyrnaut
dnap
dsa, Otterball Elite
eune Ace
iBlademaster
jonesetter
iDawnblade
jiviner
iHealer
iLoreweaver
iMystic // Autumn-Tail, Kitsune Sage
iPalliator
iRiftwalker
h's Technique
h, Dragon's Daughter
dt Kanto, Mayhem Diva
cyomaro, First to Stand
bjeldoran Dead
kElite Guard
lscort
kFrostbeast
kGargoyle
luard
kHome Guard
kJavelineer
kKnight
kOutpost
nrider
kPhalanx
lride
kRoyal Guard
kSkycaptain
nknight
kWar Cry
nrior
blauth's Will
g, Unrivaled Ancient
dw, Master of Sound
gSonic Subjugator
cement, Death Acolyte
jKnowledge Acolyte
jLife Acolyte
jNature Acolyte
kovice Acolyte
jTempest Acolyte
cingon Strike Force
cothys's Design
h, God of Destiny
bnacksaw Clique
ceel Before My Legions
cickknack Ouphe
dfe
dght Errant
ixemplar
hLuminary
hPaladin
hRampager
hWatch
hof Autumn
kCliffhaven
kDawn
o's Light
loves
lusk
o's Shadow
kGlory
lrace
kInfamy
kMalice
leadowgrain
kNew Alara
oBenalia
kObligation
lld Benalia
kSorrows
ltromgald
lursi
kValor
kWundagore
kthe Ebon Legion
oHoly Nimbus
oKeep
oLast Breath
oMists
oNew Coalition
oPilgrim's Road
oReliquary
oSkyward Eye
ptampede
oTusk
oWhite Orchid
g's Pledge
g-Captain of Eos
hErrant of Eos
ged Myr
gfisher
ghood
gly Valor
gs of Dol Amroth
lThorn
lthe Black Rose
h' Charge
cockout Blow
jManeuver
dllspine Dragon
lInvocation
dtvine Mystic
jPaladin
dw Evil
fNaught but Fire
eing // Half the Battle
eledge Exploitation
kIs Power
kPool
kSeeker
kVault
kand Power
cucklebone Witch
hs the Echidna
boala-Sheep
cbold Drill Sergeant
hOverlord
hTaskmaster
hWarcaller
gs of Kher Keep
cdama of the Center Tree
oEast Tree
oNorth Tree
oSouth Tree
oWest Tree
g's Might
jReach
cgla and Yidaro
f, the Titan Ape
ch, the Face Stealer
cilos Roc
ckusho, the Evening Star
claghan Aspirant
jForerunners
jMonument
jSkirmisher
ktormsinger
jWarmonger
i's Command
i, the Storm's Fury
dinahr Priest
dl, the Forgemaster
dodin, Triumph Caster
dvori, God of Kinship // The Ringhart Crest
cma and Toski, Compleated
e's Faithful
e, Cosmos Serpent
gWorld-Eater
einu Battle Armor
dodo Rhino
cna, Rescue Beastie
dda's Banner
iHatamoto
f, Lord of Eiganjo
dgming's Contraptions
i, "Sleeping Dragon"
cokus
cpala, Warden of Waves
cr Aeronaut
eBlademaster
jwhirl
eCartographer
gstigator
felebrant
fhant
eDirge
fuelist
eEntanglers
eFirewalker
eHalberd
gven
fookmaster
eLine-Slinger
eOutfitter
eSanctifiers
fcythemaster
fky Climber
hfisher
fpiritdancer
dlash, Heir to Blackblade
eessa, Scale Singer
dmus Bell
dozda Gorgon
juildmage
iMonitor
dvold and the Noble Thief
h, Fae-Cursed King
jGleeful Glutton
csei, Penitent Warlord
dkun Falls
hKeep
cth of the Hammer
e's Courier
e, Fire of Resistance
eophed, Soul Hoarder
dis, Sibsig Champion
hthe Fangkeeper
dori, Pilot Prodigy
ese, the Silent Spider
cya, Death from Above
czilek's Channeler
lommand
kPathfinder
lredator
kReturn
kSentinel
lhrieker
kTranslator
kUnsealing
h, Butcher of Truth
jthe Broken Reality
nGreat Distortion
bragma Butcher
hWarcaller
dken Hatchling
hof the Straits
g's Eye
eilin
dng & Shredder
f, Master Mind
hUtrom Warlord
hthe All-Powerful
eioceros
drk's Thumb
f, the Thumbless
f-Clan Engineers
lGrunt
lIronworks
lOgre
lShaman
mtoker
dsis Incubation
dtos, God of War
iStoic Father
dul Foragers
gHarpooner
gRaider
gStinger
hwarm
gWarrior
hhipcracker
em, Ludevic's Opus
hViolent Cacophony
dv, the Unredeemed
een the Hunter
g's Cats
jLast Hunt
g, Proud Predator
dzy Kow
cee Commandos
fSentinel
dnko's Buzzcrusher
jCommand
jEnforcer
g, Baron of Tin Street
iMob Boss
iTin Street Kingpin
dsh the Bloodbraided
w Avatar
cile Baldesion
ds Mage
conch Wrangler
ed the Dawn-Clad
ds, Defense Contractor
ea
fn Adaptation
ircher
ivenger
hBeast
hCloudscraper
iolossus
jnstrictor
hDrover
juid
hGrip
joundshaker
hReclamation
jstorer
hTusker
hVerge
iorine
hWarchief
jyfarer
dtiq Nestguard
dvikan Elementalist
jFetish
jHorror
jMist
jPlague
jRot
jScoundrel
korcerer
jVampire
jWhispers
eod Haunch
dxa and Kunoros
f, Titan of Death's Hunger
cuge, Genesis Seeker
din Outlaw // Terror of Kruin Pass
gStriker
dmar Bond-Kin
hInitiate
dphix's Insight
h, God of Horizons
cy Shield
ddle of Baldur's Gate
budo, King Among Bears
dzu
cja, Genome Sorcerer // Trance Kuja, Fate Defied
er Seedsculptor
ckemssa Pirates
jSerpent
cldotha Cackler
jFlamefiend
korgemaster
jPhoenix
jRebirth
kingleader
drath Knight
iMystic
iZealot
cmano Faces Kakkazan // Etching of Kumano
g's Blessing
jPupils
g, Master Yamabushi
dena's Awakening
jSpeaker
g, Tyrant of Orazca
cnoros, Hound of Athreos
con, Ogre Ascendant // Kuon's Essence
cra, the Boundless Sky
dbis, Harvest Celebrant
dgadon
dkesh, Onakke Ancient
do's Taken
e, Pitlord
eki, Thief of Talents
csari-Gama
ctzil's Flanker
g, Malamet Exemplar
bwain, Itinerant Meddler
cende, Pride of Femeref
bydele, Chosen of Kruphix
ckar, Wind's Fury
hZephyr Awakener
cler, Sigardian Emissary
dox's Voltstrider
f, Visionary Inventor
cnaios and Tiro of Meletis
codai, Soul of Kamigawa
dki, Sanity's Eclipse
dshi Battle Fan
hIsland Plaza
hVillage
hWarrior Exemplars
pGuard
os
cren Archive
gGlider
gLegate
gNegotiations
gSniper
gToy
cscu Drake
ctheon's Irregulars
kTactics
h, Hero of Akros // Gideon, Battle-Forged
bíli the Resourceful
aLa Forge, Perceptive Engineer
c'An Noonien-Singh, Security
cb Rats
doratory Brute
lDrudge
lManiac
dro Bot
dyrinth Adversary
kChampion
kGuardian
kMinotaur
kRaptor
kof Skophos
cccolith Grunt
kRig
kTitan
kWarrior
lhelp
de with Moonglove
erate Flesh
dkey Recycler
cdy Caleria
fEvangela
fLoki, Agent of Chaos
fOctopus, Inspired Inventor
grca
fSpider, Maybelle Reilly
gun
fZhurong, Warrior Queen
fof Laughter
ce'zel's Acrobatics
h, Blessed Warrior
jCallous Warrior
jGithyanki Warrior
jIllithid Thrall
jPrimal Warrior
jVlaakith's Champion
jWrathful Warrior
dlia, the Blade Reforged
cgac Lizard
domos, Hand of Hatred
enna-Band Elder
nStoryteller
nTrailblazer
erin, Soul of Alacria
drella, the Magpie
cid to Rest
dr Delve
fof the Ashen Idol
mHydra
ewatch Giant
cke Silencio
fof the Dead
e-town
j Lookout
kMariners // Gone Fishing
kToymaker
eshore Apothecary
fide Shack
cm, Storm Crane Elder
dbholt Elder // Silverpelt Werewolf
jHarrier
jPacifist // Lambholt Butcher
jRaconteur // Lambholt Ravager
dentation
dmastide Weave
dpad of Death's Vigil
elight Phoenix
jer of Selhoff
cnce
fr Sliver
gs en-Kor
dd Cap
fEquilibrium
fGrant
fLeeches
fTax
e's Edge
ebind Ritual
elore Navigator
eroval, Horizon Witness
escape Painter // Vibrant Idea
jr Colos
flide
dguish
dtern Bearer // Lanterns' Lift
iFlare
iKami
iScout
jpirit
iof Insight
lRevealing
lUndersight
lthe Lost
h-Lit Graveyard
cpis Lazuli Talisman
gOrb of Dragonkind
dse of Certainty
cquatus's Champion
mreativity
lDisdain
cra Croft, Tomb Raider
dceny
dder Zombie
dge Bear
fpox
fr Than Life
dval Scoutlander
cser Screwdriver
dh Out
fof Malice
iThorns
ithe Balrog
mWhip
eknife
j Barrier
eweed Lurker
fhip Predator
frithe
dsoed by the Law
dt Breath
fCaress
ghance
fGasp
fKiss
fLaugh
gight of Durin's Day
fMarch of the Ents
fNight Together
fOne Standing
fRites
fStand
fThoughts
fWord
e-Ditch Effort
eing Tarfire
dyd Prowler
ct-Nam Adept
h's Legacy
dch Seeker
fkey Faerie
de to Dinner
dhiel, the Bounteous Dawn
eliss, Dragon Queen
enu Hellion
hSailback
eril, Blade of the Elves
dtice Library
h-Blade Mantis
dulla's Orders
h, Keldon Overseer
cughing Jasper Flint
jMad
dnch
g Mishap
hParty
hthe Fleet
drine, the Diversion
cva Axe
fBlister
gurst
fCoil
fDart
fFlow
fHounds
fRunner
fSerpent
gpike
gtorm
fTubes
fZombie
e-Field Overlord
eball Trap
felly Sliver
forn Muse
frink Floodgates
kVenturer
eclaw Reaches
fore Elemental
efume Invoker
ekin Brawler
elanche
feaper
emancer's Skill
espur Boots
ftep Raider
dinia of the Tenth
h, Azorius Renegade
jFoil to Conspiracy
cw-Rune Enforcer
dbringer
dless Broker
dmage's Binding
cy Bare
i the Heart
eClaim
eDown Arms
eWaste
eof the Land
dla Hassan
czav, Dimir Mastermind
hFamiliar Stranger
hWearer of Faces
hthe Multifarious
dotep Behemoth
iChancellor
iPlating
iQuarry
iReaver
iSliver
bead Astray
fGolem
fPipe
fby Example
fthe Stampede
e-Belly Chimera
een Fists
hMyr
fr's Talent
g, Super-Genius
gship Vacuum
df Arrow
fDancer
fGilder
e-Crowned Elder
nVisionary
fLeap Guide
ecrown Dryad
edrake Roost
ekin Avenger
iDruid
dgue Guildmage
dp
e of Faith
jlame
efrog
eing Ambush
iLizard
iMaster
drn from the Past
dshling
dther Armor
hback Baloth
hhead, Iron Gator
nSwamp Stalker
dve // Chance
gNo Trace
gin the Dust
fs from the Vine
ccturing Scornmage
cdev Champion
gGuardian
dger Shredder
cech Bonder
gCollector // Bloodletting
gFanatic
gGauntlet
gMedic
fes
fing Bite
jLicid
jSliver
fridden Swamp
dla, Sevateem Warrior
dring Emblem
iGargoyle
iOnlooker
ey Fogbeast
cgacy Weapon
g's Allure
ete Lanius, Caesar's Ace
derdemain
dion Angel
hConquistador
hExtruder
hGuildmage
hLeadership // Legion Stronghold
iieutenant
ioyalist
mty
hReconsecrator
hVanguard
hWarboss
hof Clay
g's Chant
jEnd
jInitiative
jJudgment
jLanding // Adanto, the First Fort
gs of Lim-Dûl
ito Ashes
dolas Greenleaf
h's Quick Reflexes
h, Counter of Kills
jMaster Archer
cinore, Autumn Sovereign
dsure Bicycle
dtmotif Composer
cmbas
cna, Selfless Champion
ds Flare
fof Clarity
co's Guidance
dnardo da Vinci
i's Technique
i, Big Brother
kCutting Edge
kLeader in Blue
kSewer Samurai
kWorldly Warrior
kthe Balance
ein Abunas
irbiter
jmorguard
hBattlemage
iladetrap
iola
hDen-Guard
hElder
hIconoclast
hLightbringer
mscribe
hRelic-Warder
hSanctifier
icimitar
ihikari
ikyhunter
inarecaster
iquire
iun Standard
jrveyor
hVanguard
hWarleader
hof the Lost Pride
dpard-Spotted Jiao
dri, Sparktouched Hunter
dvold's Operative
h, Emissary of Trest
cshrac's Rite
kSigil
dser Gargadon
hMasticore
hWerewolf
eons from Life
ct the Galaxy Burn
d's Play a Game
dhal Exploit
hProtection
hScheme
iting
hThrowdown
hVapors
frgy Trap
ee Lake
dter of Acceptance
cvel Up
fer
diathan
etating Statue
ion
cy Druid
eLine
eWeaver
dline Axe
iBinding
iDowser
iImmersion
jnvocation
iPhantom
jrowler
iTyrant
iof Abundance
mnticipation
lCombustion
lHope
lLifeforce
nghtning
lMutation
lPunishment
lResonance
lSanctity
mingularity
lTransformation
lVitality
lthe Guildpact
pMeek
pVoid
bhurgoyf
biability
dr's Pendulum
ea of the Flaming Fist
cberate
id Dwarf
kLivestock
hing Combustion
hor, Urza's Battlethopter
fty Prime, Recharged
drary
h Larcenist
iof Alexandria
lLat-Nam
meng
cch
e Lord of Unx
e's Caress
hMastery
iirror
hTomb
e-Knights' Conquest
eenthrope
dia, Sanguine Tribune
dtor
cdless Gaze
ce in Wait
dge of the Axe
nHollows
nPit
nTangle
dr, Disciple of the Drowned
dsa, Forgotten Archangel
hShroud of Dusk
dutenant Kirtar
ks of the Guard
cfe // Death
fBurst
fChisel
gloud
fFinds a Way
fGoes On
fInsurance
fMatrix
fand Limb
ffrom the Loam
fof Toshiro Umezawa // Memory of Toshiro
ithe Party
e's Finale
hLegacy
ebane Zombie
flood
j Hydra
ecraft Awakening
kCavalry
kEngine
jer's Bestiary
oGift
geed Duo
eforce
egift
elace
fine
hk
esmith
fpark Spellbomb
ginner
gring Druid
ftream's Blessing
etap
dted by Clouds
cght 'Em Up
gUp the Night
nStage
gfrom Within
gof Day
jHope
jJudgment
jPromise
jSanction
jthe Legion
gthe Way
f-Paws, Emperor's Voice
fbringer
ffoot Rogue
kTechnique
hrm
fhouse Chronologist
fkeeper of Emeria
fless Evangel
fmine Field
fning Angel
lxe
kBerserker
llast
mow
lolt
kCloud
loils
lrafter
kDart
liadem
lragon
kElemental
kGreaves
kHelix
lounds
kJavelin
kMare
muler
kPhoenix
lrowess
kReaver
mflexes
lift
lunner
kSerpent
lhrieker
lkelemental
lpear
ltorm
pkin
mrike
lurge
kTalons
kVisionary
lolley
kWolf
j, Army of One
lSecurity Sergeant
j-Core Excavator
kRig Crew
fshell Duo
hield Parry
gtall Inquisitor
fwalker
gheel Enhancements
gielder Paladin
dnify
ckeness Looter
clah, Undefeated Slickshot
diana Vess
iof the Dark Realms
pVeil
ithe Faultless
mRepentant
h's Caress
lontract
kDefeat
mvotee
kElite
kIndignation
mfluence
kMastery
kOther Contract // Liliana's Undead Minion
kReaver
kScorn
mrounger
lhade
lpecter
moils
ltandard Bearer
meward
kTalent
lriumph
h, Death Mage
pWielder
o's Majesty
kreadhorde General
jHeretical Healer // Liliana, Defiant Necromancer
jUntouched by Death
jWaker of the Dead
jthe Last Hope
nNecromancer
dting Refrain
dy Bowen, Raging Grandma
epad Village
esplash Mentor
cm-Dûl the Necromancer
h's Cohort
kHex
ligh Guard
kPaladin
kVault
destone Golem
dinal Hold
eted Resources
fs of Solidarity
cn Sivvi, Defiant Hero
ddblum, Industrial Regency // Mage Siege
een, the Steadfast Queen
de Cutter
ebreaker Baloth
essa, Zephyr Mage
dgering Death
kMirage
kPhantom
kSouls
kTormentor
dvala, Keeper of Silence
jShield of Sea Gate
jthe Preserver
con Heart
fSash
fUmbra
fVulture
e's Eye Diamond
eheart Glimmer
kMaverick
cquid Fire
ffy
fmetal Coating
lTorque
cta, Little Orphan Amphibian
gMechanical Engineer
dhatog
eobraking
fform Blight
kEngine
fmancer's Focus
itic Barrage
fphage
dtjara
i Glade-Warden
jKinseekers
jMirrorlake
ele Bear
durgy of Blood
cu Bei, Lord of Shu
cvaan, Cultist of Tiamat
de Fast
for Die
ely Dirge
ewire Lash
ding Airship
irmor
jtifact
hBrain, Mechanical Marvel
hConundrum
hDeath
jstiny
hEnd
hHistory
jve
hInferno
hLands
jser
iectern
iies of Loki
jghtning
q, Charged Up
iore
hPhone
ilane
hTempest
jrrain
iotem
isunami
iwister
hWall
iish
eo, Oathsworn Sentinel
donya Silone
czard Blades
hWarrior
g, Connors's Curse
gfolk Librarians
blanowar
i Augur
jBehemoth
jCavalry
jDead
kruid
jElite
lves
kmpath
knvoy
jGreenwidow
jKnight
jLoamspeaker
jMentor
jReborn
jScout
kentinel
ktalker
jTribe
jVanguard
kisionary
jWastes
dwan, Cephalid Empress
cuwen, Exchange Student // Pest Friend
iImperfect Naturalist
bo and Li, Royal Advisors
lTwin Tutors
cading Zone
dfing Giant
dm Dryad
gweller
fLarva
gion
ecrafter Faun
edragger Giant
eing Shaman
dn Shark
dthsome Catoblepas
lhimera
lurator
kTroll
cbber Crew
de Lobber
elia Sackville-Baggins
h, Defender of Bag End
dotomy
ccalized Destruction
dh Dragon
fKorrigan
fLarent
fMare
emere Serpent
dk and Load
ee Cole
f, Treasure Hunter
fd in the Cemetery
ft of Yesterdays
ejaw Snapper
h, Slobbering Teleporter
dthwain Gargoyle
kLancer
kPaladin
dus Cobra
ft Miser
hSpray
iwarm
cdestone Bauble
kGolem
kMyr
kNeedle // Guidestone Compass
cfty Denial
hreams
cgic Knot
ckhust Heavy Destroyer
di Laufeyson
e's Scepter
e, God of Lies
nMischief
gLord of Misrule
gthe Deceiver
clth, Spider Queen
cne Missionary
fRevenant
gider // It That Rides as One
fWolf
ely Arroyo
hEnd
hSandbar
esome Unicorn // Rider in Need
dg Feng, Grand Secretariat
fGoodbye
fLake Nuisance
gist of the Ents
fRest
giver Lurker
k's Pull
goad Home
e-Bodied Grey Dog
fFinned Skywhale
gorgotten Gohei
fLost Lances
fRange Sensor
fTerm Plans
ebow Archer
ehorn Firebeast
jSharpshooter
eshot Squad
i, Rebel Bowman
ftalk Brawl
etusk Cub
jStalker
dis, Cryptozoologist
hGenetics Expert
cok Skyward and Despair
fat Me, I'm the DCI
eout's Dispersal
dming Altisaur
iHoverguard
iShade
jpires
dse in the Park
dt Dispute
e, Exuberant Explorer
gthe Key to Everything
kPathfinder
eer il-Kor
cporrit Scout
cran of the Third Path
f's Escape
f, Disciple of History
dcan, Warlock Collector
dd Dregg, Insect Invader
fJyscal Guado
fMagnus
fSkitter's Blessing
qutcher
m, Sewer King
fWindgrace
fXander, the Collector
fof Atlantis
iChange
iExtinction
iShatterskull Pass
iTresserhorn
ithe Accursed
mForsaken
mNazgûl
mPit
mUndead
oreal
mVoid
de Broker
fDrakkis
fSeeker
fWeaver
ehold Apprentice
krchivist // Restore Relic
jCampus
kharm
kommand
jExcavation
jPledgemage
i, the Historian
escale Coatl
feeker's Stone
dthos, the Tidemaker
cs Diablos Missile Base
de Calm
fFocus
fHope
dheel, Clockwork Scholar
dsarnach Captain
dt Auramancers
fDays
fHours
fIsle Calling
fJitte
fLegacy
iion
honin
fMonarch of Ifnir
fOrder of Jarkeld
fSoul
fin Memories
iSpace
iThought
ia Labyrinth
ithe Maze
nist
mSpirit World
mWoods
fto Legend
cthlórien Blade
lLookout
eo, Corrupt Shirriff
dleth Giant
iTroll
dus Bloom
jssom
gCobra
gField
gGuardian
gPath Djinn
hetal
gRing
gVale
f-Eye Mystics
fguard Disciple
flight Dancers
cuisoix's Sacrifice
dnge
cve Song of Night and Day
fon the Battlefield
estruck Beast // Heart's Desire
disa Coldeyes
cwland Basilisk
iGiant
iOaf
iTracker
cxodon Anchorite
iBattle Priest
iConvert
iEavesdropper
iGatekeeper
iHierarch
q Avatar
iLifechanter
kne Breaker
iMender
jystic
iPartisan
jeacekeeper
junisher
iRestorer
iSergeant
jmiter
jtalwart
jurveyor
iWarhammer
kyfarer
cyal Apprentice
gCathar // Unhallowed Cathar
gDrake
gFire Sage
gGryff
huardian
hyrfalcon
gInventor
gPegasus
gRetainers
gSentry
hubordinate
gUnicorn
gWarhound
czhan, Dragons' Legacy
bu Bu, Master-at-Arms
dMeng, Wu General
dSu, Wu Advisor
dXun, Scholar General
ccas, the Sharpshooter
dent Liminid
did Dreams
elle
eus the Eternal
dk Bobblehead
ey Clover
gOffering
gthe Pizza Dog
dy MacLean, Positively Armed
cdevic's Test Subject // Ludevic's Abomination
h, Necro-Alchemist
ogenius // Olag, Ludevic's Hubris
ckamina, Bear Form
kCrocodile Form
kHawk Form
kMoon Druid
kScorpion Form
kWolf Form
de Cage, Hero for Hire
lPower Man
dka, Bound to Ruin
hCoppercoat Outcast
cll
emage Mentor
i's Domination
lFamiliar
du, Curious Hollyphant
gForgetful Hollyphant
gHelpful Hollyphant
gInspiring Hollyphant
gLoyal Hollyphant
gStern Guardian
gVengeful Hollyphant
gWild Hollyphant
cmaret's Favor
dbering Battlement
kFalls
kLaundry
lightshield
kMegasloth
kSatyr
kWorldwagon
gknot
den-Class Frigate
fgrid Augur
kDrake
kGargoyle
kSentinel
kWarden
dinarch Ascension
mpirant
gte Primordial
fesce
jnt Rain
follusk
gus Angel
jBonds
kroodmoth
jGuardian
jRebuke
jWake
ethread Field
dra, Bellow of the Woods
cnar Avenger
gConvocation
gForce
hrenzy
gHatchling
gInsight
gMystic
gRejection
fch Mantle
iVeteran // Luminous Phantom
etic Pandora
dge
dk Errant
cpine Harbingers
hPrototype
fflower Village
crching Rotbeast
de
e of Prey
ebound Scarecrow
dker
g in the Deep
eing Arynx
jutomaton
iChupacabra
jrocodile
iDeadeye
iEvil
iGreen Dragon
iInformant
iJackals
iLizards
iNightstalker
iPredators
iRoper
iSkirge
jpinecrawler
drus of the Dream-Den
csh Growth
fOasis
fPortico
dt for War
ctri, the Spellchaser
cx Artillery
eCannon
da River Shrine
dior and Shadowspear
g, Giada's Gift
dknight Breacher
durious Libation
locomotive
fy Suite
bychguard
cdari Druid
hElephant
dia Frye
cev Decree
fSkyknight
cla, Holographic Assistant
cmph Sliver
cna
e, Veil of Vengeance
dde, Cheerful Tormentor
dx
cra Dawnbringer
cs Alana Bowmaster
kDignitary
kHuntmaster
kInformant
kScarblade
de Hext
czolda, the Blood Witch
y Avatar
bórien Revealed
aM'Baku, Jabari Chieftain
cOdo, the Gnarled Oracle
b.O.D.O.K.
k, Evil Intellect
bACH-1, Swooping Scoundrel
bJ, Rising Star
ba Chao, Western Warrior
calfeld Twins
cbel's Mettle
f, Heir to Cragflame
ccCready, Lamplight Mayor
dabre Mockery
iReconstruction
iWaltz
de of Disruption
ithe Valiant
etail Hystrodon
dhinate
ge God's Effigy
iMan, Model X-51
iOver Matter
hsmith Automaton
gist's Arsenal
mDismissal
cd Auntie
eDog
eProphet
eRatter
eScience Fair Project
dame Hydra
m, Reanimated
hMasque
hNull, Power Broker
hVastra
hWeb, Clairvoyant
dblind Mountain
dcap Experiment
hSkills
ddening Cacophony
kHex
kImp
kWind
drush Cyclops
celstrom Archangel
t Avatar
mtisan // Rocket Volley
kColossus
kDjinn
kMuse
kNexus
kPulse
kWanderer
kof the Spirit Dragon
dster Seymour
fros Ascendancy
jCharm
konfluence
jDiabolist
jInitiate
jTheater
dve, Insidious Singer
cga, Traitor to Mortals
er of the Magic Strings
dda, Brazen Outlaw
hthe Hoardmaster
de Duel
fHunter
ls' Onslaught
fSlayer
fTower Referee
fil-Vec
e's Attendant
hGuile
e-Ring Bully
kNetwork
kResponder
ebane Armor
jLizard
efire Wings
es' Contest
eta the Lion
g's Boon
ewright's Stone
dgot Carrier
hTherapy
dic Damper
gMissile
gPot
fConsecrated Sphinx
fal Hack
ester Sphinx
jof Worth
grate's Scepter
nVeto
etek Armor
iInfantry
iScythe
dma Burst
gGiant
gHellion
gJet
gMine
gOpus
gPhoenix
hummeler
gRift
gSliver
hpray
gVein
fblood Archaic
fkin Artillerist
fquake
froth
fsaur
ftic Channeler
msm
kore
jForce
jGalleon
jHellkite
jInsight
jScorchwing
kinkhole
kprinter
fw
dnanimous Magistrate
eetic Flux
jMine
kountain
jSnuffler
jTheft
jWeb
eificent End
gy
hing Glass
fgoth Sentry
kTreefolk
fvore
eus the Red
dosi, the Waterveil
dus Lucea Kane
gof the Abyss
orena
nBalance
pzaar
oridge
nCandelabra
ohains
ooffers
nDisk
nFuture
nJar
nLibrary
nMind
prror
ooat
pon
nOrder
nScroll
nTabernacle
nUnseen
nVineyard
nWheel
oill
cha, Its Feathers Night
edi, Emporium Master
emoti Djinn
ci and Zuko
d, Jaded Edge
fScornful Striker
drsil, the Pretender
cja, Bretagard Protector
destic Auricorn
jGenesis
jHeliopterus
jMetamorphosis
kyriarch
dor Teroh
cke Disappear
fMischief
fObsolete
fYour Mark
love
kOwn Luck
jself Useful
fa Stand
hWish
gn Example
eshift Battalion
linding
kMannequin
muler
lunitions
dindi Aeronaut
iGriffin
iOx
iPatrol
iShieldmate
jliderunner
jtampede // Makindi Mesas
clach of the Dawn
gite Golem
kTalisman
ekir Blood-Priest
nwitch
iCullblade
iFamiliar
iRebirth // Malakir Mire
iSoothsayer
emet Battle Glyph
jrawler
iScythe
iVeteran
iWar Scribe
enthrope
dboro
dcator's Watcher
i, Purity Overseer
eolm, Alluring Scoundrel
jKeen-Eyed Navigator
jthe Eyes
defic Scythe
evolent Awakening
lChandelier
lHermit // Benevolent Geist
lNoble
lRumble
lWhispers
mitchkite
dfegor
i Avatar
eunction
ling Holodeck
dicious Advice
lffliction
kEclipse
kIntent
kMalfunction
egnant Growth
gus
dleable Impostor
cmmoth Bellow
iGrowth
iHarness
iSpider
iUmbra
cn-o'-War
da Bloom
greach
fCache
hnnons
ghains
glash
gonfluence
grypt
gylix
fDrain
fEchoes
fFlare
fGeode
hyser
fLeak
hech
fMatrix
hze
fPrism
fReflection
fScrew
hulpt
geism
hverance
ghort
gkimmer
fTithe
fVapors
hult
gortex
fWeb
e-Charged Dragon
ebarbs
fond
ecles of Decay
eforce Mace
hge Cinder
hm Hellkite
egorger Hydra
lPhoenix
ekin
h and Millikin
elith
emorphose
eplasm
escape Refractor
eweft Sliver
ddate of Abaddon
lPeace
gory Friendship Shackles
eible Justiciar
gular Kite
eroid Squadron
ded Serval
dgara of Corondor
h's Blessing
kEquity
kTome
h, the Diplomat
eled Soulrager
ghorn
dhole Cover
iMissile
diacal Rage
ec Scribe
gVandal
efest Dread
iation Sage
fold Insights
jKey
jMouse
epulate Fate
dnichi, the Fevered Dream
dor Gargoyle
ite
huardian
gSkeleton
driki-Gusari
dta Ray
hiders
eicore
j Eternal
kof the Gauntlet
fs Engine
hRider
ele of Leadership
kTides
kWebs
kthe Ancients
oWolf
dy Partings
cp the Frontier
iWastes
dping the Maze
craleaf Pixie
jRider
gn of the Mornsong
x Avatar
h, Fae Ascendant
eng River Prowler
nRegent // Coil and Catch
nSkeleton
eth, Will of the Wild
euder's Axe
ging Blight-Priest
loneslasher
lrinefang
kDreadship
kKnight
kLooter
kMako
mulhorn
kRaptor
kSphinx
exus
h of Keld
dble Chalice
hDiamond
hGargoyle
hPriest
hTitan
dch Toward Perfection
gfrom Velis Vel
lthe Black Gate
pTomb
gof Burgeoning Life
jOtherworldly Light
jProgress
jReckless Joy
jSouls
kwirling Mist
jWretched Sorrow
jthe Canonized
nDrowned
nMachines
oultitudes
nReturned
nWorld Ooze
fesa's Decree
lEmissary
lInfiltrator
lSmuggler
i, Dealer of Death
kthe Black Rose
fing Duodrone
eus, Mutant Mayor
ddu Ascendancy
gBanner
hlazebringer
gCharm
gDevotee
gHateblade
heart-Piercer
hordechief
gMonument
gOutrider
gRoughrider
hunemark
gScout
hhadowspear
hiegebreaker
hkullhunter
htrike Leader
gThunderkite
gWarshrieker
hoe-Reaper
dhault Elsdragon
di, the Killing Quill
ena Vendrell
p's Grimoire
eonette Apprentice
lMaster
eposa Military Base
esi's Twinclaws
g, Breaker of the Coil
et Lage's Slumber
fime Guard
djhan
dk for Death
fof Asylum
iEviction
iFury
iMutiny
iSakiko
ithe Oni
mVampire
eed by Honor
fr Beetles
ft Festival
hGnome
gback Walker
gwatch Phantom
eov Baron
ilademaster
hCrusader
hDreadknight
hEnforcer
hPatrician
iurifier
hRetribution
hWaltzer
jrlord
dneus Calgar
do
e Avatar
eoned
drow Bats
hChomper
hShards
g-Gnawer
dsh Boa
gCasualties
hrocodile
gFlats
iitter
gGas
hoblins
gHulk
gLurker
gThreader
gViper
fal of Zhalfir
lthe Lost
h's Anthem
hing Cry
lthe Troops
hs' Pathcruiser
fdrinker Giant
fland Bloodcaster
kHordemaster
fmist Titan
dtha Jones
eial Coup
iGlory
iImpetus
iLaw
eyr for the Cause
hof Ashes
kBones
kDusk
kFrost
kSands
lpores
g's Bond
jCause
kry
jSoul
gdom
ged Rusalka
gs of Korlis
h' Tomb
dut
dvel Boy, Noh-Varr
gous Melee
ein, Murderous Mimic
eo, Deep Operative
dwyn's Kindred
g, the Nurturer
dy Jane Watson
fRead and Anne Bonny
csako the Humorless
dcot Exhibition
hInterception
dk of Avacyn
iGriselbrand
iImmolation
jntolerance
iLaw and Grace
iMemory
iRiddles
ithe Jadecrafter
mMimic
mSchemer
eed Admirers
hBandits
ilackguard
hGorgon
hMeower
hVandal
ewood Nexus
ds Appeal
fCalcify
fDiminish
fHysteria
fManipulation
gutiny
fPolymorph
groduction
fof Ghouls
iMysteries
eacre
i Girl
n, Known Killer
jWurm
eimo, the Magician
fve Might
iRaid
dter Apothecary
hBiomancer
hChef
hDecoy
hHealer
hPakku
iiandao
hSkald
iplicer
iymmetrist
hThief
iransmuter
jinketeer
hWarcraft
hof Arms
kCeremonies
lruelties
kDark Rites
leath
liversion
kEtherium
kPearls
lredicaments
kWaves
linds
kthe Feast
oHunt
oPearl Trident
oVeil
oWild Hunt
x Avatar
hthe Way
g's Call
kouncillors
jGuidance
ne-Mural // Master's Manufactory
jRebuke
gful Flourish
kReplication
gmind Plum
k's Acquisition
gpiece Vault
gwork of Ingenuity
gy of the Unseen
eicore
dumaro, First to Live
ctca Rioters
eh the Odds
dhas, Fiend Seeker
eemagics
doc, Lavamancer
epi Golem
eya, Archon Elder
dsu-Tribe Birdstalker
mDecoy
mSniper
dt Murdock, Justice Seeker
eer Reshaper
gbending Mage
dzalantli, the Great Door // The Core
cuhúr, Uruk-hai Captain
dl Splicer
fof the Skyclaves
efist Doorbuster
jRevolutionary
jSquad
dsoleum Guard
kHarpy
kSecrets
kTurnkey
kWanderer
cverick Thopterist
dinda, Students' Advocate
dren Fein, Dusk Apostle
cw of Kozilek
hthe Mire
lObzedat
dcor
dloc
cx, the Daredevil
dimize Altitude
jVelocity
fum Carnage
iOverdrive
gs, Knight Apparent
cy Civilization Collapse
dael the Anima
q Avatar
g's Aria
dhem Devil
hPatrol
dor of Avabruck // Howlpack Alpha
cze Abomination
fBehemoth
fGlider
fRusher
fSentinel
gkullbomb
fof Ith
iShadows
e's End
hMantle
emind Tome
direk, Kraul Death Priest
dzy, Truesword Paladin
be, the Immortal
cadowboon
dndering River
lTowershell
hs Guide
dsure of Wickedness
dt Locker // Drowned Diner
ehook Massacre II
esqueak, Hoard Lord
cch Hangar
ean Assembler
hNavigator
hShieldmate
gical Glider
lMobster
hzed Ninja Cavalry
lProduction
lWarfare
gozoa
etitan Core
cddle
fing Mage
jYouths
dicine Bag
jRunner
etate
hion Pools
muzzle
domai the Ageless
h's Prophecy
dusa, Inhuman Queen
cek Attack
estone
dting of Minds
lthe Five
cga Flare
eflora Jungle
entic Sliver
etherium
fog
gn's Fate
fron, Tyrant // Megatron, Destructive Force
dlonoth
drim
cishin, the Mind Cage
ck'leth Berserker
clancholic Poet
jy
dded Moxite
eweb Curator
iStrider
dee
ek, Izzet Paragon
hReforged Researcher
esse Spirit
etis Astronomer
iCharlatan
dira's Keepers
g, Sylvok Outcast
ithe Living Cure
doku the Clouded Mirror
dt Terrain
ghrough
edown
eing
estrider Eulogist
l's Gear
oResolve
cmnarch
eite
dorial Team Leader
jVault
jto Folly
mGenius
nlory
mUnity
mWar
gcide
ges Returning
fy Crystal
hDeluge
irain
hErosion
hGuardian
hJar
hLapse
ieak
hPlunder
hSluice
hTheft
hVampire
iessel
hWorm
g's Journey
cnacing Ogre
egerie Curator
kLiberator
ddicant Core, Guidelight
fng Hands
iTouch
deldor, Swift Savior
dg Huo's Horde
i, Barbarian King
dtal Agony
hDiscipline
hJourney
hMisstep
iodulation
hNote
hVapors
eor of Evos Isle
kthe Meek
g's Guidance
cphidross Slime
lVampire
ft's Enthusiasm
gic Draught
jOoze
jVapors
cr Man
d-Ek Nightblade
dcadia's Downfall
in Atlas
kBazaar
kLift
eenaries
iy Informer
kKnight
ehant Raiders
jScroll
khip
jof Many Hats
mSecrets
mTruth
mVenom
mthe Vale // Haggle
i's Dockhand
eiless Enforcers
lternal
lviction
lxecutioner
kHarlequin
kJavelineer
kRepurposing
msolve
eurial Chemister
kGeists
kKite
kPretender
kSpelldancer
kTransformation
ey Killing
den of Clan Nel Toth
dfolk Assassin
iBranchwalker
iCave-Diver
joralsmith
iFalconer
iLooter
iMesmerist
jistbinder
iObserver
iPupil
iRaiders
iSeastalkers
kcretkeeper // Venture Deeper
ker
jkydiver
lscout
jovereign
jpy
iThaumaturgist
jraders
kickster
junnel-Guide
iWayfinder
jindrobber
iof the Depths
pPearl Trident
dia's Outrider
f, Scholar of Antiquity
fdoc Brandybuck
eeke Ri Berit
drow Bonegnawer
hCommerce
hGrimeblotter
hHarbinger
hLevitator
hReejerey
hSkyswimmer
hWavebreakers
iitsniper
ey Bards
f, Esquire of Rohan
hWarden of Isengard
f-Go-Round
dseine
csa Cavalier
fEnchantress
fFalcon
fLynx
fPegasus
fUnicorn
dmeric Fiend
jOrb
jSliver
jTrance
hzing Benthid
mDose
dsenger Drake
kFalcons
kHawk
kJays
j's Speed
ctal Fatigue
fhead
flic Mastery
kimic
jRebuke
jSliver
gurgeon
jic Summonings
fspinner's Puzzleknot
fwork Colossus
jer
emorphic Alteration
mBlast
mWurm
jose
lis
n Fanatic
estatic Evangel
ethran Aerostat
kElite
kSoldier
kTransport
kZombie
deor Blast
hCrater
hGolem
hShower
itorm
iwarm
jord
gic Mace
hte
dhods of the Mighty
diculous Archive
ntisan
lExcavation
drognome
fpolis Angel
lReformer
lSprite
czzio Mugger
biara, Thorn of the Glade
dsma Demon
fic Mummy
cca, Reader of Ruins
dhelangelo's Technique
m, Game Master
oImproviser
oMutant BFF
oOn the Scene
oWeirdness to 11
othe Heart
eiko Konda, Truth Seeker
h's Reign of Truth // Portrait of Michiko
eonne, Ruthless Survivor
dromancer
cdgar, City of Mako // Reactor Raid
dlife Upgrade
dnight Angel Armor
krsonist
kssassin
jBanshee
jCharm
klock
kovenant
krusader Shuttle
jDuelist
jEntourage
jGuard
jHaunting
jMangler
lyhem
jOil
jPathlighter
jReaper
lcovery
kitual
jScavengers
knack
jTilling
dsummer Revel
dvast Protector
cght Beyond Reason
gMakes Right
gSliver
gWeaver
gof Alara
jMurasa
jOaks
kld Krosa
jthe Ancestors
nMasses
oeek
nNephilim
nOld Ways
fform Harmonizer
fstone
k's Animation
fy Emergence
hLeap
hMutanimals
hServant of Leuk-o
dloz, Maze Crusher
drating Ketradon
hon Path
gory Greathorn
kRoute
cirym, Sentinel Wyrm
cjae Djinn
ckaeus, the Lunarch
nUnhallowed
de, the Dungeon Master
ey & Don, Party Planners
iLeo, Chaos & Order
iMona, Mutant Sitters
dokoro, Center of the Sea
cla, Crafty Companion // Lukka, Wayward Bonder
dd-Mannered Librarian
des "Tails" Prower
gMorales // Ultimate Spider-Man
ditant Angel
jInquisitor
jMonk
gry Discipline
jIntelligence
fia Bugler
iRallier
h's Pride
dlennial Gargoyle
eicent, Restless Revenant
fkin
estone
cmeofacture
fplasm, Revered One
dic
f Vat
eng Slime
cna and Denn, Wildborn
emo
g Scrollkeeper
iightbender
g's Meddling
g, School at Water's Edge
es Morgul, Dark Fortress
gTirith
m Garrison
dd Bend
gomb
gurst
fCarver
gontrol
fDrain
hill Assailant
fExtraction
fFlayer
l, the Shadow
guneral
fGames
grind
fHarness
fKnives
fMaggots
fOver Matter
fPeel
fRake
jr
hvel
goots
ht
fSculpt
ghatter
glash
hudge
gpike
iral
hring
gtone
gwords
fTransfer Protocol
gwist
fUnbound
fWarp
ghip
finto Matter
e's Desire
iilation
hEye
ebender Spores
flade Render
hze
freak Trap
eclaw Shaman
frank
fulling
eeye Drake
eful Biomancer
elash Sliver
feech Ghoul
kMass
jer
gss Automaton
jConscription
jNull
fink Mech
fock Orb
emelter
foil
ereaver
es Aglow
fcour Dragon
fhrieker
flaver
gicer
fparker
glice Apparatus
gring Merfolk
ftab
i Thrull
htic
gorm Crown
fwipe
ewarper
fhip Sliver
hsker
frack Demon
kHarpy
kLiege
de Bearer
fCollapse
fExcavation
fIs the Only Truth
fLayer
fRaider
fSecurity
fWorker
e, Mine, Mine!
ecart Daredevil // Ride the Rails
er's Bane
iGuidewing
es of Moria
fhaft Spider
dimus Containment
eon Missile
hReflector
hof Leshrac
kTevesh Szat
kthe Mighty
oWastes
g's Return
gs' Murmurs
ester of Impediments
nnquiries
mPain
grant of Obligation
dn, Wily Illusionist
dor Misstep
etaur Abomination
kggressor
jExplorer
jIllusionist
jSkullcleaver
kureshot
jTactician
jWarrior
i, Roxxon CEO
dsc & Boo, Timeless Heroes
f, Beloved Ranger
dthara of the Absolute
i, Merciless Soul
estrosity
dwu, White Mage
cracle Worker
fulous Recovery
ege Mesa
iirror
iockery
hPhalanx
eri
g's Wake
de Blight
goa
fKavu
fShade
fTriton
fin Misery
e's Grasp
hMalice
hToll
elurk Queen
en, the Moaning Well
diam, Herd Whisperer
dko Vosk, Mind Drinker
f, Obsessive Theorist
ewood
i Bats
jChanneler
jElk
jMeditator
jNurturer
jPathmaker
jSpider
jTrapper
dozel
dran Banesplitter
jrdiche
hCrusader
hMettle
hSafehouse
ipy
eex
ei
f the Cursed
q Avatar
f's Guile
f, Cat Warrior
hWeatherlight Duelist
eodin Avenged
jBesieged
i's Core
fr Box
hEntity
n Avatar
hGallery
iolem
hImage
hMarch
jtch
iockery
hRoom // Fractured Realm
hSheen
jield
itrike
hUniverse
hWall
hof Fate
kGaladriel
kLife Trapping
kthe Forebears
g-Mad Phantasm
hShield Hoplite
iigil Sergeant
ityle Master
ged Depths
jLotus
gform
ghall Mimic // Ghastly Mimicry
gmade
here Guardian
hind Crown
gpool
gshell Crab
gweave
hing Dragon
hood Treefolk
irks
cscalculation
fst
ehief and Mayhem
hvous Catgeist // Catlike Curiosity
nhimera
mLookout
mMystic
mPoltergeist
nup
mQuanar
mSneakling
ddirection
de
ers' Cage
fy Charm
g's Shadow
dfortune
k Teller
k's Gain
dguided Rage
dhra
g's Bauble
jCommand
jDomination
jFactory
koundry
jGroundbreaker
jHelix
jJuggernaut
jOnslaught
jResearch Desk
jSelf-Replicator
jWar Machine
korkshop
g, Artificer Prodigy
iClaimed by Gix
iEminent One
jxcavation Prodigy
iLost to Phyrexia
iTamer of Mak Fawa
dinformation
dleading Motes
lSignpost
ds Highwater
ehapen Fiend
eion Briefing
etep
ey
dt Dancer
gragon
fIntruder
fLeopard
fRaven
fof Stagnation
e-Cloaked Herald
fSyndicate Naga
ebind Clique
flade Shinobi
freath Elder
ecaller
futter Hydra
eer Fantastic
q, Reed Richards
hGutsy
hHyde, Monster Within
hImmortal
hNegative
efire Adept
jWeaver
folk
grd River Turtle
hm Dreamer
jMask
kutant
jSeaswift
khrieker
kkyreaver
kliver
ktalker
jUltimus
jWakecaster
lll
lrchief
ehios's Fury
follow Griffin
gof Kirin
emeadow Council
lSkulk
lVanisher
lWitch
foon Griffin
eral Charger
iSinger
fise Village
es of Littjara
kórien
evault Bridge
feil Plains
hn Borderpost
ewalker
gy Spy
ey Knight, Hero for Hire
gMountains Raider
gPalms Oasis
gRainforest
cte Overseer
dhril Coat
dotic Manipulation
iSlime
iUltimus
czzium Meddler
jortars
iSkin
iTank
jransreliquat
fx of the Izmagnus
g's Mastery
g, Replica Rider
bjölnir's Might
h, Hammer of Thor
jStorm Hammer
bm'menon, Uthros Exile
kthe Right Hand
bnemonic Betrayal
jDeluge
jNexus
jSliver
kphere
jWall
boan of the Unhallowed
eing Spirit
iWall
dt
e Piranhas
cb
d Justice
eLookout
eMentality
eRule
eVerdict
dile Fort
hGarrison
hHomestead
fization
he
id District
ir Mech
cckery of Nature
eing Doppelganger
iSprite
hbird
l, Ace Agent
nBobbi Morse
cdel of Unity
eration
dify Memory
cg, Moogle Warrior
dg Alarm
gssassin
fBombers
fCannon
gonscripts
fFanatic
glunkies
fHollows
fInfestation
fJailer
fManiac
gob
fRaider
fSalvage
gentry
gquad
fToady
fWar Marshal
ecatcher
dis's Favor
iMarauder
iWarhound
f, God of Slaughter
cira Brown, Guide Author
gand Teshar
f, Urborg Haunt
cku, Meandering Drummer
cld Adder
fDemon
fFolk
fShambler
eer
g Beast
hSlug
ghulk
ging Gym // Weight Room
kKarok
gvine Cloak
lReclamation
egraf Millipede
konstrosity
jScavenger
de Man, Moloid Master
godule
fWorms
ecular Modifier
he Man
dimo, Maro-Sorcerer
dly Hayes, Runaway
dt Tender
een Birth
ilast
hCollapse
hDisaster
iuplication
hEchoes
ixhale
hFirebird
irame
hGatekeeper
hHydra
hImpact
influence
hLavamancer
hMan, Inferno Incarnate
ionstrosity
hNote
iursery
hPrimordial
isyche
hRain
jvager
iebuke
hSentry
ilagheap
hTributary
hVortex
g-Core Maestro
hTail Masticore
gsteel Dragon
eing Harpy
iSkin
jnakeskin
cment of Craving
kDefiance
kGlory
kHeroism
kReckoning
kSilence
kTriumph
muth
kValor
g's Peace
gary Blink
gous Fall
gum
i Breaker
jRumbler
dir Vig, Simic Visionary
zy Avatar
do's Heist
e, Friendly Flier
gPlayful Pet
gRambunctious Rascal
cna Lisa, Ever Adaptable
lScience Geek
estery Flock
kLoremaster
kMentor
mssenger
kRaid
kSiege
lwiftspear
ddassian Colony Ship
eo Gecko
erak, Glory Dominus
fonen Shaman // Tovolar's Magehunter
dgoose Lizard
erel Pack
dica Rambeau // Photon, Living Light
etor Monitor
dk Class
fGyatso
fIdealist
fRealist
fof the Open Hand
e's Fist
eey Cage
doist Circuit-Feeder
iGravliner
iSentry
elogue Tax
emania
eskelion
exa, Midway Manager
ds's Goblin Raiders
eoon
eter Manual // Zoological Study
kshup
frify
gosity of the Lake
hus Carabid
kEmergence
kGrowth
kHound
kOnslaught
kRage
kStep
kVortex
kWar-Leech
dument to Endurance
mPerfection
ial Corruption
lHenge
codmark Painter
dgles' Valor
dn Girl and Devil Dinosaur
fHeron
fSprite
e-Blessed Cleric
goy, Dino Rider
fCircuit Hacker
fEating Dog
fVigil Adherents
eblade Shinobi
fow Illusionist
efolk Puzzlemaker
eglove Changeling
kExtract
ror
kWinnower
ehold
elace
fight Bargain
kGeist
kHunt
gt Lamenter
iMeditation
iScavengers
jtrider
iWake
emist
erager's Slash
fing Island
jMirror
gse Cleric
eshadow
he Pixie // Pixie Dust
hker Cavalry
filver Key
lSpear
fnare Prototype
kSpecialist
ftone Eulogist
kHarbinger
j, Harsh Mistress
eveil Dragon
jRegent
ewing Moth
dpsy
dr Fiend
eish Cavalry
eland Drifter
jHaunt
jInquisitor
jRescuer
cradin's Disciples
ele
fity Shift
etorium Stone
eug, Fury of Akoum
dbid Bloom
hCuriosity
hHunger
hOpportunist
hPlunder
fus the Living Vampire
dcant's Eyes
kLoyalist
ddant Dragon
eenkainen
m's Polymorph
eor Muster
hTrebuchet
hon the March
de of That Strange Oil...
dgue Burst
hTheft
jrull
ioad
fl-Knife Wound
dia Marauder
gScavenger
enfen
i Avatar
eok Reaver
jplica
iigger
hScavenger
ette of the Frost
dkrut Banshee
jehemoth
iNecropod
dlun, Devourer of Spiders
dningtide
l's Light
esong Aria
doii
ephon, the Boundless
dphic Pool
iTide
fling
dsel Theft
ghoarder
eka, Undersea Sleuth
dtal Combat
hFlesh Is Weak
hObstinacy
hWound
g's Ardor
jResolve
gity Spear
frion, Daemon Primarch
gpod
eician Beetle
ffy
fpede
ghobia
fs Dogs
fvore
euary
i Mire
fs Strider
cseo, Vein's New Dean
dquito Guard
ds Diamond
fKami
fMonster
fViper
e-Pit Skeleton
ebeard Ancient
forn Hydra
fridge Troll
ecoat Goriak
edog
efire Egg
jValley
etodon
ewood Dreadknight // Dread Whispers
grt Bridge
dt Decrepit Old Bird // Speak Secrets
fValuable Slayer
fWanted
cth Herb Elixir
edust Changeling
eer Bear
hKangaroo
hof Runes
elight Processionist
erider Cavalry
kPatrol
kSamurai
dion Sickness
evated Muralist
kPony
cunt Doom
gKeralia
gVelus Manticore
fain
i Bandit
jGoat
jMover
jStronghold
jTitan
jValley
jYeti
fed Archers
iDreadknight
drner's Shield
lurprise
fful Zombie
fing
i Patrol // Morning Apparition
jThrull
fwhelk
gillow
dse Trapper
fr Attack!
hFoundry
hMark III
dth // Feed
gof Ronom
jthe Storm
cwu, Loyal Companion
cx Amber
eDiamond
eEmerald
eJasper
fet
eOpal
ePearl
foison
eRuby
eSapphire
eTantalite
dite Refinery
br. Foxglove
eHouse, President and CEO
eMonopoly, On the Go
eOrfeo, the Boulder
bs. Bumbleflower
eMarvel, Elastic Ally
mKamala Khan
btenda Griffin
hHerder
hLion
bu Yanling
k, Celestial Wind
mSky Dancer
mWind Rider
cck Drubb
fRats
cdbrawler Cohort
lRaiders
eutton Clanger
lursetosser
kTorchrunner
ddle the Mixture
g, the Ever-Changing
dflat Village
dhole
dslide
cerra, Trash Tactician
cgato
dging
ckotai Ambusher
iSoulripper
cl Daya Channelers
dch
ddrotha, the Gravetide
dldrifter
dtani
h's Acolyte
kDecree
kHarmony
kPresence
h, Maro-Sorcerer
jYavimaya's Avatar
eiclass Baldric
fform Wonder
fple Choice
fversal Incursion
mPassage
mRecruitment
cmmy Paramount
cnda's Vanguard
f, Ambush Leader
eungu
dgha Wurm
ditions Enthusiast
lxpert
craganda Petroglyphs
kRaceway
esa
g Behemoth
irute
hPyromancer
hRanger
iootgrazer
hSproutling
dder
g Investigation
hof Crows
ger's Axe
gous Betrayal
kCompulsion
lut
kRedcap
q Avatar
lider // Swift End
kSpoils
eock's Crusade
dgish Cemetery
dk Dwellers
fStrider
efiend Liege
etide Regent
ey Sewer
dmuration
ging Bosk
kMystic
kPhantasm
gs from Beyond
cscle Burst
hSliver
de Drake
fSeeker
fVessel
gortex
e's Encouragement
eum Nightwatch
dhroom Watchdogs
dician
dter the Departed
ctable Explorer
iPupa
egen Connoisseur
iMan, Living Ooze
hic Growth
elith Vortex Beast
ent Chain Reaction
hSurveyor
hTown
l Musicians
g's Prey
eted Cultist
fional Advantage
evault
dilate
enous Massacre
fy
dual Destruction
hEpiphany
cxus, Goblin Grandee
czzio's Preparations
g, Visionary Architect
ele
bwonvuli Acid-Moss
jBeast Tracker
jOoze
by Champion Stands Supreme
erushing Masterstroke
dFollowers Ascend
frces Are Innumerable
dGenius Knows No Bounds
dLaughter Echoes
dPrecious // Allure of Power
dTendrils Run Deep
dUndead Horde Awakens
dWealth Will Bury You
eill Is Irresistible
fngs Enfold All
fsh Is Your Command
ccelic Ballad
doid Resurrection
hShepherd
elogist
gth
enid Spore Tender
esynth Fiend
kGolem
kLattice
kWellspring
cojin of Blooming Dawn
kCleansing Fire
lryptic Dreams
kGrim Betrayal
kInfinite Rage
kLife's Web
kNight's Reach
x and Grim Betrayal
kRoaring Blades
kSeeing Winds
kTowering Might
cr Adapter
eBattlesphere
eConvert
fustodian
eEnforcer
eGalvanizer
eIncubator
eKinsmith
eLandshaper
eMatrix
findservant
foonvessel
ePropagator
htotype
eQuadropod
eReservoir
gtriever
eScrapling
fervitor
fire
fuperion
eTurbine
eWelder
da the Magnificent
del, Shield of Argive
diad Construct
hLandscape
dkul's Edict
jInvoker
g, Lord of Bones
dsmith
csidian Elder
dteries of the Deep
ho's Mirage
lPhantasm
i, Master of Illusion
ius Confluence
lEgg
lLimousine
lPathlighter
lStranger
lTome // Chilling Chronicle
gy Key
eic Archaeologist
hBarrier
hCompass
jnfluence
irusader
hDecree
jnial
hEnforcer
hFamiliar
iorge
hGate
ienesis
hMeditation
jlting
iight
ionastery
hPenitent
hRedaction
jflection
jmora
jpeal
jstraints
jtrieval
hSanctuary
ikull // Mystic Monstrosity
jyfish
inake
ipeculation
iubdual
hVeil
iisionary
hZealot
hof the Hidden Way
gal Dispute
jTeachings
lther
kutor
ffying Maze
cth Realized
fUnbound
eic Proportions
eos of Brokkos
kIlluna
kNethroi
kSnapdax
kVadrok
eweaver Poq
bárton Stromgald
aN'Yami-Class Mother Ship
baar Isle
cban, Dean of Iteration
ccatl Hunt-Pride
hOutlander
hSavage
hWar-Pride
dre Talisman
cdaar, Selfless Paladin
dier's Nightblade
g, Agent of the Duskenel
er Kraken
du, Winged Wisdom
cel, Avizoa Aeronaut
cfs Asp
cga Eternal
fFleshcrafter
fOracle
fVitalist
eo, Bound by Honor
dging Thoughts
chiri's Binding
jLithoforming
jMachinations
jResolve
jSacrifice
ktoneblades
jWarcrafting
krath
g, Forged in Fury
iHeir of the Ancients
iStorm of Stone
ithe Harbinger
mLithomancer
mUnforgiving
ciad of Hidden Coves
cjal, the Storm Runner
deela, the Blade-Blossom
ckaya Shade
ded Singularity
dia, Wakandan Operative
dtamun
i Lorespinner // Wheel of Fortune
jShines Again
clathni Dragon
dfeshnee
dia de'Arnise
cmazu Trader
deless Inversion
jOne
jRace
dor the Sub-Mariner
f, Atlantean King
hScourge of the Seas
fa, the Sea Queen
cnoform Sentinel
egene Conversion
dtuko Blightcutter
iCalmer
jultivator
iDisciple
iElder
iHusk
iMentor
jonastery
iShade
lman
krine
jlicer
iTracer
iVigilante
comi, Pillar of Order
crci, Fable Singer
fssism
eolepsy
fmoeba
ddole, Resourceful Cyborg
dfi, Betrayer King
dnam Cobra
hRenegade
drow Escape
dset Transcendent
hof the Ancient Way
g's Rebuke
lversal
g, Enlightened Exile
uMaster
iJeskai Waymaster
iParter of Veils
etad Scrapper
du Meha, Master Wizard
dwhal
cscent Metamorph
dhi, Illusion Gadgeteer
hMoon Sage's Scion
l's Legacy
hSearcher in the Dark
dty End
gLittle Rabbit
cth of the Gilt-Leaf
e's Buffoon
hElite
ean Drake, Treasure Hunter
dural Affinity
iBalance
iConnection
iEmergence
jnd
iObsolescence
jrder
iReclamation
iSelection
jpring
jtate
iUnity
hize
fe Demands an Offering
hShields Its Own
g's Blessing
jChant
losen
klaim
loak
jEmbrace
jKiss
jLore
jPanoply
jResurgence
lvolt
khythm
kuin
jSpiral
jWay
kill
krath
cusea
dtiloid Ship
cv Squad Commandos
digation Orb
hor's Compass
mRuin
cya
e Battlemage
fCharm
fHushblade
fPanorama
fSojourners
hulbeast
czahn, Revered Bladesmith
er, the Velvet Fang
dgûl
g Battle-Mace
bear-Death Experience
eby Planet
eheath Chaplain
kPilgrim
kStalker
cbelgast Beguiler
kHerald
kIntruder
duchadnezzar
ela Dragon
cck Snap
elace of Girion
dra Disciple
gSanctuary
ftog
fvolver
eite
eobite
glossom Snarl
fdominance
guality
fgen Censer
kommunion
jMists
jRotpriest
jScudder
kpellbomb
iesis
goyf
flogia
fmancer's Assistant
oCovenant
oFamiliar
oMagemark
oStockpile
jy
itic Selection
nummons
mThirst
hster Dragon
gentia
fn Deathmark
hMonolith
hOverlord
fpanther
gede
glasm
golis
k Fiend
lRegent
lof Azar
htence
m Avatar
huncer
fsavant
gkitter
gquito
gynthesis
ftic Fumes
jHex
jOoze
jPlague
jSliver
jWound
dtar Faerie
ced for Speed
ele Drop
hSpecter
jires
itorm
gbite Trap
hug
gpeak Spider
gshot Gourna
gthorn Drake
hooth Pack
mRaptor
gverge Pathway // Pillarverge Pathway
dra, Wild Mage
ediv, Devious Diver
cf-Crop Entangler
darious Imp
kLich
fox, Overlord of Grixis
eshu
cgan, the Cold-Blooded
ete
five Zone Portal
dlected Heirloom // Ashmouth Blade
kManor
cheb, Dreadhorde Champion
hthe Eternal
lWorthy
cighborhood Guardian
cko-Te
drataal
j Avatar
dusar, the Mindrazer
clly Borca, Impulsive Accuser
cma Siltlurker
eta, Grove Guardian
iPrimeval Warden
desis Mask
iPhoenix
iTrap
iof Mortals
lReason
coform
dnate's Rush
cphalia
i Academy
jDrownyard
jMoondrakes
jSeakite
kmuggler
eilim Epochal
crd Rage
div, Crackling Vanguard
hHeart of the Storm
dvous Gardener
cssian Asp
iBoar
iCourser
iDemolok
iGame Warden
iHornbeetle
iWanderer
jilds Ravager
dt Invader
fRobber
fof Scarabs
eed Ghoul
hShambler
eing Bot
iDovehawk
jragon
iGrounds
iWurm
ctcaster Spider
dher Horror
hShadow
ipirit
hTraitor
hVoid
gborn Altar
lPhalanx
gese Puzzle-Ward
ggoyf
eroi, Apex of Death
dter en-Dal
ele Drone
hGuard
hSentinel
iwine
gcyst
gtooth Djinn
gvine Blight
fing Curse
jHost
jImp
jNuisance
dwork Disruptor
iMarauder
iTerminal
cural Network
eok Commando
hFamiliar
hHoversail
hInvisimancer
hProdigy
hReplica
hSpy
itealthsuit
hTransmuter
dtralize
k the Guards
jing Blast
cv, the Practical Dean
da, Stalked by Nightmares
der // Return
gHappened
fending Torment
fmaker
gore
fwinter Dryad
mHydra
dinyrral's Disk
k, Urborg Tyrant
cw Argive
eBenalia
flood
eFrontiers
eGeneration's Technique
eHorizons
eMaster of Arms
eNew York
ePerspectives
frahv Guildmage
eWay Forward
ds Helicopter
cxos
dt of Kin
dus Mentality
gWardens
gof Becoming
jFate
cyali, Suns' Vanguard
em Shai Murad
dith of the Dire Hunt
czahal, Primal Tide
dumi Bladeblesser
ione-Reader
hCutthroat
hFreewheeler // Hideous Fleshwheeler
hGraverobber // Nighteyes the Desecrator
hInformant
hLinkbreaker
hProwler
hRonin
hShadow-Watcher
jortfang // Stabwhisker the Odious
biall Silvain
dmbi, Beloved Protector
iEsteemed Speaker
iFaithful Healer
cbelheim Aflame
dlis of Dusk
kFrost
kthe Breath
oMist
oUrn
ccanzil, Current Conductor
dk Fury, Agent of S.H.I.E.L.D.
lSpymaster
fValentine, Private Eye
do Minoru, Runaway
el Bolas
l, Dragon-God
nGod-Pharaoh
nPlaneswalker
nthe Deceiver
rRavager // Nicol Bolas, the Arisen
cght // Day
gClubber
gDealings
gIncarnate
gMarket
m Aeronaut
nGuard
nLookout
gNurse, Healer of Heroes
gOut in Vegas
gRevelers
gScythe
hhift of the Living Dead
hoil
gTerrors
gof Souls' Betrayal
jthe Sweets' Revenge
f's Whisper
fbird's Clutches
glade Brigade
fclub Bouncer
greep
fdrinker Moroii
ffire Giant
fguard Patrol
fhawk Scavenger
j, Dark Defender
hze
gowl Pursuer
jer
fkin Ambusher
fmare
j Incursion
kLash
kShepherd
lower
kUnmaking
kVoid
j's Thirst
js and Daydreams
iish End
fpack Ambusher
fscape Apprentice
lBattlemage
lFamiliar
lMaster
ghade Assassin
lDryad
lHarvester
lPeddler
lSchemers
meer
mtinger
gky Mimic
gnare
goil Kami
gquad Commando
gtalker Engine
fveil Predator
kSpecter
mrite
fwhorl Hermit
gind Glider
ig Shade
chil Spellbomb
fistic Glee
gth
foor
ckara, Lair Scavenger
dko-Onna
do Aris
fDefies Destiny
e, Light of Hope
dya of the Old Ways
cls, Discipline Enforcer
cm Abomination
eDeathmantle
gvourer
eGrotesque
eLasher
eMongoose
eReplica
eShambler
grieker
dana Sell-Sword
ikitter-Sneak
jydancer
dble Birdsticker
irigand
hHobbit
hInnovator
hLarcenist
hMongoose
hObstructionist
hPilferer
hThopterist
irapfinder
g-Blade Khenra
gclaw Adept
gwright Schematic
eus Champion
hMaze
hNaiad
hSwimmer
hWings
hof the Isles
draiser Paladin
eodel Watcher
cn, the Pain Artist
de Lives
e-Fingers Keene
fLives Familiar
fRinged Bo
fTail White Fox
dja Pizza
gTeen
gof the Deep Hours
nHand
nNew Moon
f's Blades
iKunai
dth Bridge Patrol
cp Gwyllion
cra, Hellkite Duelist
dkana Assassin
iCutthroat
iRevenant
cshoba Brawler
dsa Revane
gof Shadowed Boughs
f's Chosen
iDefeat
iEncouragement
jxpedition
iJudgment
iPilgrimage
iRenewal
kvelation
iTriumph
iZendikon
f, Ascended Animist
hGenesis Mage
hNature's Artisan
hResurgent Animist
hSteward of Elements
hVastwood Seer // Nissa, Sage Animist
iital Force
ioice of Zendikar
hWho Shakes the World
iorldsoul Speaker
mwaker
cta, Forum Conciliator
cv-Mizzet Reborn
k, Dracogenius
mGuildpact
mParun
mSupreme
mVisionary
mthe Firemind
dea, Beloved Battlemage
eous Wisps
dix Barrier
gCyclops
gGuildmage
f, Aerie of the Firemind
dmagus Elemental
cx
bo Escape
dMercy
eore Lies
dOne Left Behind
hWill Hear Your Cries
dQuarter
dRest for the Wicked
dSecret Is Hidden from Me
dWay Out
eitnesses
c-Dachi
cbilis of War
dle Banneret
henefactor
gElephant
gHeritage
hierarch
gOx
gPanther
hurpose
gQuarry
gStand
ieeds
gTemplar
gVestige
f's Purse
dody
cctis, Heir Apparent
iPrince of Lucis
eurnal Feeder
kHunger
kRaid
cetic Scales
cggin Whack
ele Bandit
iridgebreaker
hHedge-Mage
hRansacker
iobber
hthe Mind
di, Draco-Zealot
cise Marine
cmad Decoy
gMythmaker
gOutpost
gStadium
fic Elf
fs en-Kor
g' Assembly
cn-Human Cannonball
cose Constrictor
fgraf Mob
cri, Teller of Tales
eka Yamazaki, the Poet
en and Feldon
gthe Wary
f, Swift Survivalist
dman Osborn // Green Goblin
dn's Annex
hChoirmaster
hDecree
iisassembly
iominion
hFetchling
hInquisitor
hSeedcore
hWellspring
dritt
dth Pole Gates
lPatrol
lResearch Base
gStar
gWind Avatar
fampton Farm
fern Air Temple
jPaladin
dwood Archers
iPriestess
iRanger
jiders
iWarrior
cstalgic Dreams
dy Goblin
ct Dead After All
eForgotten
eof This World
fn My Watch
dhic
fng Can Stop Me Now
dion Rain
hThief
dorious Assassin
kThrong
curish
hing Shoal
cva Chaser
gleric
fFlame
fHellkite
fPentacle
eblast Wurm
del Nunchaku
flamental
dice Dissector
hInspector
hKnight
hOccultist
ejen Sages
h, Heart of Progress
cw for Wrath, Now for Ruin!
dhere to Run
cxious Assault
iBayou
iDragon
iField
iGearhulk
jhoul
jrasp
koodion
iHatchling
iNewt
iRevival
iToad
iVapors
cyan Dar, Roil Shaper
bucklavee
dlear Fallout
cisance Engine
cka-Cola Vending Machine
fNuke Launcher
cll Brooch
fCaller
ghamber
jpion
fElemental Blast
fGroup Biological Assets
fProfusion
fRod
edrifter
ehide Ferox
eify
emage Advocate
jShepherd
epriest of Oblivion
estone Gargoyle
etread Gargantuan
cma, Joraga Chieftain
ei Outcast
dbing Dose
iJellyfish
dot, the Devastator
crgle's Conscription
jRot
dturer Initiate
ging Bristleback
kLicid
kPeatland
lixie
lresence
ct Collector
drient Block
bykthos Paragon
h, Shrine to Nyx
cla, Shirshu Sleuth
dea's Colossus
iDisciple
iEmissary
iForerunner
iHuntmaster
iIntervention
iPresence
f, God of the Hunt
hKeen-Eyed
cmris, Oona's Trickster
cssa of Traken
cx
d Herald
eInfusion
eLotus
eWeaver
d-Fleece Ram
dathid
dbloom Ancient
eorn Behemoth
jrute
iColossus
kurser
iEidolon
iHydra
iMarauder
iRollicker
iSeaguard
jhieldmate
iTriton
iUnicorn
iWolf
aO'aka, Traveling Merchant
b-Kagachi, Vengeful Kami
cNaginata
bak Street Innkeeper
den Brawler
gPower Suit
gSiren
fform
dgnarl Warrior
dhame Adversary
iRanger // Bring Back
eeart Dryads
eollow Village
dshade Stalker // Moonlit Ambusher
cshra Cultivator
dis
f Gardener
gRitualist
gof Renewal
cth of Ajani
iChandra
iDruids
iEorl
iGhouls
jideon
iJace
iKaya
iLieges
kliana
km-Dûl
iMages
iNissa
iScholars
iTeferi
ithe Ancient Wood
mGrey Host
ekeeper, Takeno's Daisho
esworn Giant
kKnight
kVampire
bb Nixilis Reignited
lof the Black Oath
k's Cruelty
k, Captive Kingpin
mUnshackled
mthe Adversary
qFallen
qHate-Twisted
ceka, Brute Chronologist
hSplitter of Seconds
dlisk Spider
iof Alara
lBant
lEsper
lGrixis
lJund
lNaya
lUndoing
mrd
clation
diterate
jing Bolt
evion Crown
jRing
jSower
ktone
lrike
i's Hunger
hus Bookworm
coro Breezecaller
gEnvoy
f, Palace in the Clouds
dsh, the Preypiercer
cscura Ascendancy
iCharm
jonfluence
iInitiate
kterceptor
iPolymorphist
iStorefront
ging Aether
kHaze
dervant Alseid
ged Stasis
essive Astronomer
kCollector
kPursuit
kSearch
lkinner
ltitcher
dianus Golem
edian Acolyte
jBattle-Axe
jCharmaw
jFireheart
jGiant
jObelisk
dtinate Baloth
kFamiliar
kGargoyle
cuun, Mul Daya Ancestor
cyra's Attendants // Desperate Parry
f, Dreaming Duelist
czedat's Aid
h, Ghost Council
bccult Epiphany
ceanus Dragon
dlot Pride
chran Assassin
ee Jelly
ctavia, Living Thesis
domancer
eprophet
fus Form
iUmbra
cular Halo
eus
g Whelp
bdds // Ends
cious Trow
cric's Outrider
f, Blood-Cursed
hLunarch Marshal
hMaster Tactician
cunos River Trawler
cylic Wraith
bf Herbs and Stewed Rabbit
dOne Mind
cf Balance
dalsnout
dender at Large
er Immortality
fing to Asha
dicious Interrogation
dspring's Revenge
ct-Nabbed Goat
bggyar Battle-Seer
clor, Devoted Assistant
cnis, the Dragon's Lash
cre Arsonist
fBattlecaster
ldriver
gerserker
fChitterlord
fEnforcer
grrant
fGatecrasher
geargrabber
fJailbreaker
fLeadfoot
fMarauder
genial
fPainbringer
fRecluse
hsister
fSavant
gentry
ghaman
giegebreaker
glumlord
fTaskmaster
fWarrior
e's Cleaver
e-Head Helm
bhabi Caleria
cran Frostfang
gViper
gYeti
bil-Gorger Troll
ddeep Gearhulk
bjer Axonil, Deepest Might // Temple of Power
fKaslem, Deepest Growth // Temple of Cultivation
fPakpatiq, Deepest Epoch // Temple of Cyclical Time
fTaq, Deepest Foundation // Temple of Civilization
ci, the Exquisite Blade
cutai Exemplars
hInterceptor
hMonument
g's Breath
jCommand
jSummons
g, Soul of Winter
bkaun, Eye of Chaos
cetra the True
g's Attendant
kvenger
jLast Mercy
jMonument
ciba Reckoner Raid // Nezumi Road Captain
gSalvage
f-Gang Shinobi
dna Nightwatch
f, Temple to the Grandfathers
ck
co's Accomplices
gHospitality
d, Lorwyn Liege // Oko, Shadowmoor Scion
fThief of Crowns
fthe Ringleader
jTrickster
dye, Dora Milaje Leader
hMighty and Adored
blag and Miau, New Friends
cd Fat Spider
o Can't See Me
flitterfang
fogey
eGhastbark
fnawbone
eHob, Alleycat Blues
eMan Willow
iof the Sea
eOne Eye
eRutstein
eStickfingers
eThrush
d-Growth Dryads
lEducator
lTroll
cinda the Oblivious
dphaunt
dvia Voldaren
g's Attendants
jBloodsworn
jDragoon
jMidnight Ambush
jWrath
g, Crimson Bride
iMobilized for War
iOpulent Outlaw
clenbock Escort
cog-hai Crusher
dro, Ageless Ascetic
ctec Archaeologists
gCloud Guard
gMatterweaver
córin's Searing Light
bmarthis, Ghostfire Initiate
dshu City
cega Myr
f, Heartless Evolution
dn
e Hawker
fMachine
fof Fire
ithe Dead
mForge
mHunt
mSea
nun
epath Journey
jto Naya
fort Vigilante
espeaker
cinous Asylum
iCemetery
iHarvest
iLockbox
iParcel
iRoost
iSeas
jphinx
iTraveler
cnath, Locus of All
rCreation
rMana
rRage
rthe Roil
di-Changeling
heese Pizza
ebian
escience
fpell Adept
evorous Flytrap
co, Queen of Vesuva
bn Serra's Wings
dThin Ice
dWings of Gold
dthe Job
hTrail
cakke Catacomb
hJavelineer
hOathkeeper
igre
cce More with Feeling
fUpon a Time
fand Future
cdu Champion
gleric
fGiant
greathorn
fInversion // Ondu Skyruins
fKnotmaster // Throw a Line
fRising
fSpiritdancer
fWar Cleric
ce Dozen Eyes
eLast Job
eRing to Rule Them All
eThousand Lashes
eWith the Wind
ewith Death
jNature
kothing
jthe Kami
nMachine
oultiverse
nStars
d-Clown Band
eEyed Scarecrow
dirophage
cgoing Investigation
ci Possession
eof Wild Places
s Avatar
d-Cult Anvil
cly Blood Ends Your Nightmares
fI Know What Awaits
cslaught
culet
cward // Victory
cyx Goblet
fMage
fTalisman
bod Sphere
cna's Blackguard
hGatewarden
irace
hProwler
e, Queen of the Fae
cze Flux
fGarden
fPatrol
fSpill
bpal Acrolith
grchangel
gvenger
fCaryatid
ghampion
fGargoyle
guardian
fLake Gatekeepers
fPalace
fTitan
e-Eye, Konda's Yojimbo
eescence
eine Bracers
iSliver
iUnicorn
cen Communications
fFire
finto Wonder
fthe Armory
jGates
kraves
jOmenpaths
jVaults
jWay
dra Love Song
ftions Officer
chidian
i Eye
eomancer
cportunist
lic Dragon
jty
esition
k Agent
dression
ive Rays
lWill
ct
dical Optimizer
emistic Scavenger
fus Prime, Hero // Optimus Prime, Autobot Leader
culent Palace
bracle
g en-Vec
hof Bones
kDust
kMul Daya
kNectars
kTragedy
kthe Alpha
g's Attendants
jInsight
jRestoration
jVault
dh, Skyclave Hierophant
dn-Rief Hydra
kInvoker
kOoze
kRecluse
kSurvivalist
j, the Vastwood
dtor of Ojutai
dxid
dzca Frillback
hPuzzle-Door
hRaptor
ielic
cb of Dragonkind
jeams
dital Plunge
ds of Warding
dweaver Kumo
cc General
eSureshot
da, Siege Demon
dhard Elemental
iSpirit
jtrider
iWarden
dish Artillery
hBloodpainter
iowmasters
hCannonade
neers
jptain
jtapult
ionscripts
hFarmer
hHealer
jllraiser
hLibrarian
iumberjack
hMechanics
jdicine
iine
hOriflamme
hSettlers
iiegemaster
ipy
iquatters
q Avatar
hVandal
ieteran
drist, Goblin-cleaver
dus, Prince of Undeath
cdeal of Erebos
kHeliod
kNylea
kPurphoros
kThassa
er // Chaos
gof Leitbur
jMidnight // Alter Fate
jSacred Dusk
kuccession
jWhiteclay
jYawgmoth
jthe Ebon Hand
nGolden Cricket
nMirror // Order of the Alabaster Host
nSacred Bell
uTorch
otars
nWhite Shield
fed Migration
dinary Bear
druun Commando
iMentor
iVeteran
ce Gorger
d-Rich Stalactite // Cosmium Catalyst
eScale Guardian
dad of Mountain's Blaze
dplate Pangolin
dskos Explorer
iSun Guide
jwiftclaw
cgan Grinder
gHarvest
hoarder
fic Avulsion Unit
iExtinction
dg
ci, Keeper of Songs
fPlate Stacker
dgin Spellbomb
hof Black Widow
kCaptain America
kIron Man
kMetalbending
kSpider-Man
kThor
kthe Avengers
oHidden Ones
pulk
gal Skullclamp
dm
e's Chant
iure
hPrayer
hThunder
iouch
e, Samite Healer
dq Loremage
dss, Samite Guardian
cmos, Archive Keeper
cnamental Courage
ete Imitations
hKanzashi
dery Dilophosaur
hGoblin
hKudu
hTumblewagg
ditharch
gopter
l of Paradise
cochi Colony
hEggwatcher // Shidako, Broodmistress
hHatchery
hLeafcaller
hMerge-Keeper
hRanger
hSoul-Reaver
iustainer
dku Saki, Shredder Rising
ds, the Avenger
cphans of the Wheat
cthion, Hero of Lavabrink
eodoxy Enforcer
cvar, the All-Form
cysa, Tide Choreographer
czhov Advokist
hBasilica
hCharm
iluestone
hEnforcer
iuthanist
hGuildgate
mmage
hKeyrune
hLocket
hPontiff
hRacketeers
hSignet
ga
h, the Church of Deals
bsai Vultures
ccorp Industries
hResearch Team
cgir, the Reconstructor
dood, Operation Double
ckar, Rubbish Reclaimer
cseous Exhale
iSticktwister
dification
duary Rats
cteomancer Adept
diary Thrull
dracize
eich-Horse
cwald Fiddlebender
btaria
gn Juggernaut
dwara, Soaring City
ceclan Landmark // Oteclan Levitator
dpec Huntmaster
charri, Suns' Glory
derworld Atlas
kly Escort
nGaze
nJourney
nOutburst
crimi, the Ever-Playful
cter-Penguin
fball Antics
bubliette
cphe Vandals
cra, the Imitator
doboroid
cst
ct Cold
eof Air
hBounds
hTime
hthe Tombs
lWay
dbreak
dcaster Greenblade
kTrailblazer
dfitted Jouster
elank
dland Boar
iColossus
iLiberator // Frenzied Trapbreaker
fw Medic
hStitcher
gs' Fury
jMerriment
dmaneuver
euscle
dnumber
dpace Oblivion
eost Siege
drage Shaman
hous Robbery
eider en-Kor
jof Jhess
dwit
bvalchase Daredevil
lragster
cer the Edge
jTop
eabundance
ebeing of Myth
flaze
furden
echarged Amalgam
flocked Electromancer
fome
goked
eeager Apprentice
fncumbered
eflowing Basin
mInsight
egrown Arch
mmasaur
kBattlement
kEstate
kFarmland
kPest
kTomb
kZealot
ith
k Elemental
ekill
elaid Terrain
foad
grd of the Balemurk
roilerbilges
qFloodpits
qHauntwoods
qMistmoors
emaster
epowering Attack
frotect
eride
fule
gn
eseer of Vault 76
mthe Damned
fimplify
fold Cemetery
gul of Dusk
et Operative
faker
ewhelm
jed Apprentice
nrchivist // Archive Haunt
jing Denial
nEncounter
nForces
nInstinct
ptellect
nRemorse
nSplendor
otampede
ourge
nVictory
ezealous Muscle
cika, Enigma Goliath
dnize
eomancer
dya Pashiri, Sage Lifecrafter
f, Automech Artisan
bwen Grady, Raptor Trainer
cl Familiar
dbear
h Cub
iShepherd
din Historian
gShieldmage
hpiralmancer
bx Drover
dof Agonas
cidda Daredevil
hFinisher
hGolem
hScrapmelter
eize
byaminartok, Polar Werebear
cobi, Who Split the Heavens
bzai's Cruelty
e, the Phoenix King
colith, the Shattered Spire
dx, the Clattering King
aP-Joven and Chandler
bacesetter Paragon
dification Array
gsm
dk Attack
fGuardian
fHunt
fLeader
fMastiff
fRat
e's Betrayal
hDisdain
hFavor
esong Pup
dt Weapon
fof Negation
ithe Serpent
mTitan
edoll Terror
cdeem, Consul of Innovation
cge, Loose Leaf
cin // Suffering
f101
fDistributor
fKami
fMagnification
fSeer
ffor All
e's Reward
ebringer
eful Bond
iLesson
iMemories
iQuandary
iTruths
eiac
esmith
eted Bluffs
gr's Servant
ltudio // Defaced Gallery
ewracker Oni
dr o' Dice Lost
eed Tactician
cko, Arcane Retriever
clace Familiar
hGuard
hJailer
hSentinels
iiege
edin Class
iDanse, Steel Maverick
iElizabeth Taggerdy
ien-Vec
iof Atonement
lPrahv
nedation
lthe Bloodstained
h's Arms
kShield
eni's Hatcher
ftír of Orthanc
ezzo Archers
de Bears
fMoon
fRecluse
gider of Trostad
fWayfarer
eoloth
fntologist's Pick-Axe // Dinosaur Headdress
diano
h Vanguard
h, the High City
enchron
esade Giant
dladia-Mors
n, the Ruiner
hum Myr
eiation Accord
fd Mycoderm
fmud
cmpered Loamfrill
cnacea
ddemonium
eora's Box
dg Tong, "Young Phoenix"
elacial Wurm
eosaur
dharmonicon
dic
f Attack
gSpellbomb
fked Altisaur
jBystander // Cackling Culprit
doptic Mirror
jProjektor
ion
dther Habit
iPounce
iRobot
iWarriors
elaza, Sun-Favored
cpalymo Totolymo
der Tiger
fcraft Decoy
ffin Rascal
cradigm Shift
oer
gse Druid
jMantle
jPlume
fox Engine
iGardens
iHaze
iShaper // Omit Variables
jurveyor
iZone
hical Outcome
egon of Eternal Wilds
lFierce Defiance
lGathering Mists
lModernity
lNew Dawns
lOpen Graves
lthe Amesha
ellax Dementia
jInhibitor
jNexus
jTide
jWave
gectric Feedback
hl Evolution
jLives
jThoughts
fyze
hing Grasp
emecia Coloniex
enoid Delusions
jParish-Blade
grmal Analyst
epet
h Thrasher
iWatchers
eselene
fitic Bond
kGrasp
kImpetus
nlant
kStrix
dcel Myr
gbeast
eh
ddic Arsonist
hCollaborator
hDragon
hFirecat
hLancer
hMiner
hSwordsmith
hWanderer
dhelion II
kPatrol
diah
g's Shield
esh-Blade Trainee
dk Heights Maverick
nPegasus
eer Luck
dnesse, the Subtle Brush
doxysm
dt Water
fin Friendship
fthe Veil
jWaterveil
eing Gust
iThoughts
ey Dude
gThrasher
cshalik Mons
ds the Torch
eageway Seer
eenger Ferry
eionate Archaeologist
ewall Adept
dt in Flames
ctagia Golem
iTiger
iViper
dch Up
fed Plaything
fplate Resolute
fwork Automaton
kBanner
leastie
kCrawler
kGnomes
dh of Ancestry
kger's Flame
knihilation
iBravery
iDiscovery
iMettle // Metzali, Tower of Triumph
iPeace
kril
ithe Animist
mEnigma
mGhosthunter
mPyromancer
mSchemer
fto Exile
iRedemption
ithe Festival
mWorld Tree
ebreaker Ibex
mWurm
efinding Axejaw
emaker Initiate
erazer of Ulamog
es of Tuinvale
eway Arrows
dient Instructor
iNaturalist
iRebuilding
iZero
driar's Humiliation
kSeal
hch's Bidding
mDesire
fcian Geist
j's Scorn
fot, Shield Wielder
jYoung Avenger
eol Hound
hSignaler
gling Peacemaker
fn Wizard
hof the Akki
prts
oKitsune
oMoon
oNezumi
oOrochi
oValiant
pein
oWild
dtern Matcher
iof Rebirth
cupers' Cage
dse for Reflection
cvel Maliki
cwn of Ulamog
dpatch Formation
jRecruit
cy No Heed
eTribute to Me
beace Strider
gTalks
gand Quiet
gof Mind
fkeeper
l Avatar
fwalker Colossus
eh Garden Oath
dk Eruption
drl Collector
gDragon
gLake Ancient
lWarden // Nesting Instinct
gMedallion
gShard
gof Wisdom
f-Ear, Imperial Advisor
fed Unicorn
fspear Courier
dt Bog
cculiar Lighthouse
cdal to the Metal
entic Learning
cek
dl Out
ffrom Reality
dma Aether-Seer
gOutrider
gTrailblazer
dr Past the Veil
gressure
fThrough Depths
finto the Abyss
eless Recycling
kopemaster
jSamurai
cgasus Charger
jourser
iGuardian // Rescue the Foal
iRefuge
iStampede
dgy Carter, Secret Agent
clakka Predation // Pelakka Caverns
iWurm
ergir Survivor
dia, Immortal Innovator
dt Collector
cmmin's Aura
cnance
ddant of Prosperity
eelhaven
l Elder
erell Drake
jFlux
jMists
eulum of Patterns
dnon Blade
dregon Besieged
jStrongbull
dsive Minotaur
iProfessor
dtad Prism
fgram of the Ages
frch Paladin
jWard
fvus
dumbra Bobcat
jKavu
jSpider
jWurm
cople of the Woods
cp, Raucous Raider
dpersmoke
crception Bobblehead
eh Protection
degrin Took
iation
ie Drake
kGriffin
kMask
ennation
gial Behemoth
kGravewarden
dfect Intimidation
eorating Artist
ior Crocodile
dhaps You've Met My Cohort
di Brown
egee Beckoner
elous Forays
jIteration
jLandscape
jMyr
jPredicament
jResearch
jShadow
knare
jVault
koyage
fs of the Past
emeter Captain
kEnforcer
kPatrol
kSergeant
esh
g the Thought
dmafrost Trap
eeating Mass
eission Denied
dnicious Deed
dpetual Timepiece
elex
hing Chimera
lTest
drie, the Pulverizer
dsecute
eist
hent Constrictor
lMarshstalker
lPetitioners
lSpecimen
eon of Interest
gal Decoy
jIncarnation
jSanctuary
jTutor
gify
euasion
ive Interrogators
cst Control
fInfestation
fMascot
fRescuer
fSummoning
ebrood Sloth
eered Wellguard
gmite
eilence
k Demon
lRats
it Cauldron // Restorative Burst
kHaze
kKathari
kSouleater
lpirit
lyphoner
kWolf
es of Honor
ct Avengers
eProject
dalmane Baku
fs of Insight
der Parker // Amazing Spider-Man
m's Camera
dra Sphinx
fdon
fhydrox
fvark
eified Field
kHamlet
kPlating
kWood-Kin
gy
hing Meddler
dting Zookeeper
ey Larceny
cwter Golem
bhabine, Boss's Confidant
dge the Untouchable
v Avatar
dlanx Formation
iLeader
iTactics
iVanguard
dntasmagorian
jl Abomination
lBear
lDragon
neadmaw
lExtraction
lFiend
morces
om
lImage
lMount
lShieldback
mphere
lTerrain
gtog
fom Beast
jlade
iCarriage
jentaur
iFlock
iGeneral
iInterference
iMonster
iNantuko
jinja
kshoba
jomad
iSteed
iTiger
jrain
iWarrior
jhelp
jings
jurm
dragax Giant
foh Rama-Tut
eika's Chosen
lure
kDisciple
kLibation
kMender
kSpawn
h, God of Affliction
dse Dolphin
celddagrif
eia, Exuberant Shepherd
dnax, God of Deception
eomenon Investigators
dres-Band Brawler
mCentaurs
mRaiders
mThunderhoof
nromper
mWarchief
cial of Galadriel
dla, Unsealed
clage, Titan of Fire's Fury
cobian Phantasm
denix Chick
iDown
iFleet Airship
iof Ash
lIteration
dsphorescent Feast
dton Blast Barrage
g, Lady of Light
iMighty Marvel
cthisis
cylactery Lich
fth, World Sculptor
dresis
i Outbreak
jRoach
fxia's Core
in Adapter
lltar
lrchivist
mena
ltlas
lwakening
kBattleflies
lloodstock
loon
lroodlings
pstar
kCensor
lhimney Imp
lolossus
lrusader
kDebaser
mfiler
mlver
mnouncer
mvourer
ligester
lragon Engine
meadnought
miver
kEspionage
mthetician
ltchings
kFleshgorger
lurnace
kGargantua
lhoul
lremlins
mimoire
kHarvester
lulk
lydra
kInfiltrator
mgester
lronfoot
oworks
kJuggernaut
kLens
kMarauder
letamorph
lissionary
lonitor
kNegator
kObliterator
lrnithopter
kPegasus
llaguelord
lortal
lrocessor
nwler
lurge
kRager
leaper
mbirth
mclamation
mvoker
kScrapyard
niptures
muta
llayer
lnowcrusher
loulgorger
lplicer
lwarmlord
kTotem
mwer
lribute
nniform
lyranny
kUnlife
kVatmother
mult
lindicator
mvisector
kWalker
mr Beast
nhorse
dtoburst
fhydra
ftitan
bia Nalaar
k, Chief Mechanic
nonsul of Revival
eand Kiran Nalaar
d's Revolution
dnna, Nomad Captain
ccard, Leading by Example
iSteadfast Captain
dk Up the Pace
fYour Poison
fthe Brain
e-a-Beeble
elock Prankster // Free the Fae
dnic Ruiner // Stolen Goodies
dtures of Spider-Man
cece It Together
fs of the Puzzle
drce Strider
hthe Sky
fing Exhale
jLight
jRays
dty
f Charm
cggy Bank
dment Storm
iWrangler // Striking Palette
ckemen
cle On
eated Provisioner
dfer
ged Plans
ging Hawk
kImp
dgrim of Justice
lVirtue
lthe Ages
pFires
h's Eye
di-Pala
dlage
h the Bog
ging Horde
fr Launch
hTombs of Aku
hof Flame
kLight
kOrigins
kWar
kthe Paruns
gdrop Rescuer
lWarden
gfield Ox
eory of the Sleepless
cn to the Earth
dcer Spider
eher Beetles
fy McStingbutt
de Barrens
fWalker
econe Strike
frest Ridge
dion Feast
dk Horror
dnacle Emissary
jKill-Ship
jMonk // Mystic Peak
jStarcage
jof Rage
dpoint Avalanche
cous Evangel // Wayward Disciple
gInterdiction
gKitsune
gWarrior
iyfarer
cp-Boy 3000
der Wright, Publick Reporter
gof the Swarm
f's Melody
dpin's Bravery
g, Guard of the Citadel
iWarden of Isengard
dsqueak, Rebel Strongarm
cr's Whim
d, Imaginative Rascal
dacy
g Charm
enha Fly
iMarsh
ete Hat
hPeddlers
hShip
g's Cutlass
jLanding
jPillage
krize
gd Copy
du, the Volatile
cston Sledge
g-Fist Cyclops
eus Strike
ct Automaton
eFight
eImp
eKeeper
eRaptor
eScorpion
fpawn
eTrap
eof Offerings
dchburn Devils
fstone Wall
dfall Trap
dh Driller
eing Needle
diless Carnage
jFists
jGorgon
jHorde
jPlunderer
kontiff
jVizier
cxie Guide
gIllusionist
gQueen
czza Face, Gastromancer
blacid Rottentail
dgiarize
eon, Lord of the Beach
eue Beetle
jlcher
ioiler
hDogs
irone
hEngineer
hFiend
hMare
iyr
hNurse
hRats
ieaver
hSliver
ipitter
jores
itinger
hWight
jnd
jtch
hof Vermin
gbearer
gcrafter
n's Familiar
gd Rusalka
gmaw Beast
dins
dn the Heist
ear Ally
itlas
hBirth
iridge
hChaos
ileansing
iollapse
hDespair
iisruption
hEngineering
hGate
ienesis
iuide
hIncision
hNexus
hOutburst
iverlay
hPortal
hVoid
ee-Merge Elf
fbound Accomplice
fquake
fswalker's Favor
qury
pMirth
rschief
pScorn
ftarium of Wan Shi Tong
iy Annihilation
kPatrol
fwide Celebration
kDisaster
et Elemental
drgg and Nassari
g, Dean of Chaos // Augusta, Dean of Order
dsm Capture
fa Bolt
hCascade
kter
hElemental
hJockey
gncer
dte Armor
fau
fd Crusher
hGeopede
hOnslaught
hPegasus
hRootwalla
hSeastrider
ilagwurm
jiver
ipider
hWurm
einum Angel
o Avatar
jEmperion
eoon Dispenser
eypus-Bear
dxcaster Frogling
emanta
dy of the Game
fwith Fire
eful Shove
dza of Harmony
keroes
cea for Guidance
jPower
ddge of Loyalty
kUnity
cots That Span Centuries
dver Knights
dw Through
m Reito
fUnder
cumb the Forbidden
eecreed Escort
lMentor
fs of Peace
fveil
emet
dnder
h the Trollshaws
her's Prize
hing Barbarian
lPirate
mredator
ege into Darkness
mWinter
boet's Quill
eic Ingenuity
cint the Way
fed Discussion
dsed Practitioner
eon Arrow
hDart Frog
hthe Blade
lCup
lWaters
mell
g-Blade Mentor
hTip Archer
gbelly Ogre
ger's Apprentice
cl Jamaar, Illusionist
dar Kraken
dis Crusher
etical Trickery
numph
dlen Lullaby
hRemedy
g-Shield Hare // Hare Raising
gbright Druid
nWings
eiwallop
euted Bonds
jCistern // Dim Oubliette
jDead
llta
jMire
eywog Prodigy
jSymbiote
dterheist
dukranos Reborn // Polukranos, Engine of Ruin
k, Unchained
mWorld Eater
dygoyf
fraph Orb
emorph
jist's Jest
jous Rush
eraptor
cmpeii
eous Gadabout
cnd Prophet
eer
ging Mage
dgify
dtiff of Blight
dyback Brigade
col Resources
fof Vigorous Growth
eing Venom
es of Becoming
cp Quiz
dpet Stitcher // Poppet Factory
dular Egotist
jntertainer
crcelain Legionnaire
kZealot
eine Portent // Lend a Ham
euparrot
de Over the Pages
dphyry Nodes
dt Inspector
fRazer
fTown
fof Karfell
eable Hole
fl Mage
jnipulator
hof Sanctuary
hto Phyrexia
ecullis
k Vine
eent
h Tracker
iof Betrayal
lCalamity
cssessed Aven
kBarbarian
kCentaur
kGoat
kNomad
kPortal
kSkaab
hion Engine
eibility Storm
mTechnician
dtmortem Lunge
lProfessor
ctatoes
dhole Mole
dion of Healing
ger's Trove
cultice Sliver
frygeist
dnce
fing Cheetah
jJaguar
jKavu
jLynx
jShoreshark
jWurm
cwder Ganger
hKeg
der Armor
itifact
gBoost
gConduit
gDepot
gFist
gLeak
gMatrix
gPack
hlant Worker
jy
gSink
htruggle
hurge
gTaint
gWithout Equal
hord Kill
gof Fire
jPersuasion
fbalance
fful Broker
fleech
fstone Engineer
lFracture
lMinefield
lShard
cx
d Plague
dwalkers
bractical Research
hed Offense
kScrollsmith
kTactics
ddesh Gypsies
detor's Counsel
kGrasp
dhv
f, Spires of Order
dirie Dog
iStream
jurvivalist
dkhata Club Security
jPillar-Bug
dmikon, Sky Rampart
dva of the Steel Legion
dyer of Binding
ce-War Formalwear
dacher
i of the Schism
dcinct Captain
fpitous Drop
fse Strike
gion Bolt
eognition
m Field
kve Perception
eursor Golem
ddation Steward
gor Dragon
jOoze
i's Gambit
lHowl
lRapport
lStrike
i, Flagship
is' Hour
iy Advantage
kFocus
kHunger
kImpetus
kNightstalker
kRampage
kSliver
mudge
kUrge
kWurm
eict
deminent Captain
fptive Strike
ening Champion
dferred Selection
dhistoric Pet
mTurtlesaurus
dmature Burial
dordain
dpare // Fight
eonderant Pearl
fsterous Proportions
dscient Chimera
eence of Gond
mthe Master
qWise
es for Answers
ginto Service
gthe Advantage
kEnemy
fure Point
eton Garvey, Minuteman
h, the Vanisher
eumed Dead
dtender's Claim
hing Poxbearers
dy Upon
e's Vengeance
eseizer Dragon
cice of Betrayal
jFame
kreedom
jGlory
jKnowledge
jLoyalty
jProgress
ekleboar
gy Boggart
iMarmoset
iPair
dde Guardian
gSovereign
gof Conquerors
jLions
jthe Clouds
nPerfect
nRoad
fful Feastling
jParent
fmalkin
dest of Ancient Lore
kFell Rites
lorgotten Gods
kGix
kIroas
kPossibility
kTitania
kUrabrask
kYawgmoth
kthe Blessed Graf
qood Rite
oCrossing
oHaunted Edge
oWakening Sun
gs of Norn
dmal Adversary
imulet // Primal Wellspring
hBellow
jyond
ioost
hClay
iocoon
jmmand
hDruid
hEmpathy
hForcemage
irenzy
hGrowth
hHuntbeast
hMight
hOrder
hPlasma
irayers
hRage
hSurge
hVigor
jsitation
hWhisperer
gcrux
fris Chaplain
jEliminator
gy Research
ee Minister's Cabinet Room
gSpeaker Vannifar
oZegana
ftime Suspect
fval Bounty
jForce
jHerald
jLight
jProtector
jShambler
kpawn
jTitan
is' Glorious Rebirth
eitive Etchings
kJustice
eo, the Unbounded
fc Escapee
frdial Gnawer
lHydra
lMist
lOoze
lPachyderm
lSage
lWurm
dnce Imrahil the Fair
hof Thralls
gss Lucrezia
jYue
etlifter Ooze
dority Boarding
dshe's Wanderings
em Array
gRing
fabasher
gri Apprentice
jCampus
kharm
kommand
jPianist
kledgemage
i, the Inspiration
gtic Boon
kCircle
kDragon
kEnding
kGeoscope
kLace
lens
kOmen
kStrands
kUndercurrents
kVista
kWard
fite
fwake Merrow
eon Barricade
ireak
hRealm
hSentence
hTerm
ger's Dilemma
etine Angel
jSkywise
jTalisman
dvate Eye
iResearch
eileged Position
dze Pig
fd Amalgam
hElephant
hGriffin
hStatue
hUnicorn
ffight
ker Construct
cobe
dcessor Assault
elamation of Rebirth
erastinate
etor's Gaze
ddigal Pyromancer
jSorcerer
r Avatar
gious Growth
gy's Prototype
dfane Command
iMemento
iPrayers
kocession // Tomb of the Dusk Rose
iTransfusion
jutor
hr of the Dead
eessional Face-Breaker
nWrestler
hor Dellian Fel
kHojo
lulk
kOnyx
kZei, Anthropologist
kof Symbology
nZoomancy
j's Warning
eit // Loss
eound Journey
et's Eidetic Memory
dgenitor Exarch
lMimic
k's Icon
ius
enostic Sphinx
dhibit
dject Deathlok Soldier
fktor Inspector
dlogue to Phyresis
dmise of Aclazotz // Foul Rebirth
lBunrei
lLoyalty
lPower
lTomorrow
hd Kannushi
ging Duskmage
kVein
epto Argentum
dpaganda
htor Drone
lPrimordium
eeller Pioneer
fr Burial
ehecy
gt of Distortion
lKruphix
lthe Peak
pScarab
hic Bolt
kFlamespeaker
kPrism
kRavings
kTitan
dsper, Tome-Bound
hity
k Tycoon
hous Bandit
lInnkeeper
lPartnership
mirates
lThief
esh, Skyraider of Kher
ethetic Injector
dtean Hulk
jydra
iRaider
iThaumaturge
iWar Engine
fct // Serve
ithe Negotiators
hion Magic
lRacket
lof the Hekma
ive Bubble
lParents
lResponse
lSphere
hor of Gondor
nthe Crown
rWastes
fus Machine
iStaff
eocol Knight
fmatter Powder
ftype Portal
kX-8
dud Mentor
gPack-Rhino
gWildbonder
dven Combatant
eidence
fsions Merchant
eoke
h the Trolls
dwcatcher Specialist
eess of the Fair
el, Stoic Strategist // Prowl, Pursuit Vehicle
fer's Helm
h, Clawed Thief
jMisguided Mentor
fing Caracal
jFelidar
jGeistcatcher
jNightstalker
jPangolin
jSerpopard
cudent Fateseer // Peer Review
cying Blade
hEyes
hQuestions
bsemilla, Meletian Poet
dudodragon Familiar
cionic Blast
iEntity
iGift
iRitual
iSliver
jnoop
cychatog
fic Allergy
iBarrier
kttle
iCorrosion
iDrain
iFrog
iImpetus
jntrusion
iMembrane
jiasma
iOverload
iPaper
jickpocket
jossession
juppetry
krge
iRebuttal
iSpear
kiral
jtrike
jurgery
jymbiont
iTheft
jrance
msfer
iVenom
jortex
iWhorl
fogenic Probe
gmancer
gsis Crawler
gtic Episode
kFury
kHaze
hrope Thallid
bterafractyl
fmander
eodon Knight
fn Ghost
buPu UFO
cblic Enemy
ixecution
hThoroughfare
cca's Covenant
hEye
hMischief
cffer Extract
cgnacious Hammerskull
lPugilist
cll Through the Weft
fUnder
ffrom Eternity
kTomorrow
kthe Deep
oGrave
fof the Mist Moon
eing Teeth
dmonic Sliver
dsar Squadron Ace
fting Illusion
ee Tracker
gof Llanowar
jMurasa
jthe Dross
nFields
oorge
nGrid
nTangle
fmage Advocate
dverize
cmmeler for Hire
dpkin Bombardment
ms
cncture Blast
kolt
hing Blow
lLight
dish Ignorance
hthe Enemy
ging Fire
kPunch
dk Frogs
cppet Conjurer
hMaster
n, String Puller
hRaiser
hStrings
g's Verdict
geer
j Clique
cre // Simple
fIntentions
fReflection
elace
esight Merrow
fteel Angel
kPaladin
grain Genestealer
dgatory
ee
f the Profane
eing Scythe
jtormbrood // Absorb Essence
dify
g the Grave
ging Dragon
ety
dphoros's Emissary
mIntervention
j, Bronze-Blooded
lGod of the Forge
ele Dragon Punks
hPentapus
hWorm
g-Crystal Crab
draj of Urborg
dsue Glory
hthe Past
gd Whale
fit of Flight
lKnowledge
cs Kami
dh // Pull
fthe Limit
ct Away
drefaction
hx
gy
hing Rotboar
eid Cyclops
hGoblin
hHexhag
hImp
hLeech
hPals
hRaptor
hWarrior
bygmy Allosaurus
gHippo
gKavu
gPyrosaur
gRazorback
gTroll
cknite
cm Particles
eTechnologies
cramid of the Pantheon
hs
de Charger
fHound
fSpawn
fZombie
fof Heroes
e-Sledge Arsonist
eheart Wolf
eswipe Hawk
etic Charge
iHunter
iPrankster // Glistening Goremonger
iRebirth
jitual
ewild Shaman
food Gearhulk
dic Salamander
ete Spellbomb
doblast
eceratops
flasm
it Consul
jic Elemental
mHellion
fonvergence
egoyf
ehemia
ekinesis
emancer Ascension
k's Assault
nGauntlet
ooggles
nSwath
iy
hia
htic Pilgrim
gtics
ephobia
estatic Pillar
etechnic Performer
ls
drhic Blast
iRevival
iStrike
cthon
cxis of Pandemonium
aQal Sisma Behemoth
da, Ajani's Pridemate
crsi Deceiver
gHigh Priest
gRevenant
gSadist
csali Ambusher
hPridemage
hSlingers
bilin's Blessing
cqirn Merchant
buag Feast
fSickness
fVampires
emire
i Druid
jLamprey
enoth
dke, Agent of S.H.I.E.L.D.
fbringer
ffoot Cyclops
fstrider Ceratops
ftusk Boar
dndrix Apprentice
jCampus
kharm
kommand
kultivator
jPledgemage
i, the Proof
etum Entanglement
iMisalignment
iReduction
jiddler
drantine Field
erel
h's End
fy Beetle
hColossus
hHauler
etzwood Crasher
eum Trench Gnomes
dsh
eiduplicate
ceen Allenal of Ruadach
gBrahne
gKayla bin-Kroog
gMarchesa
hother Ramonda
gof Ice // Rage of Winter
f's Agent
iBay Paladin
mSoldier
iCommission
dnch
gable Fire
dst for Ancient Secrets
kPure Flame
kRenewal
kUla's Temple
kthe Gemblades
poblin Lord
pravelord
oHoly Relic
oNecropolis
pihil Stone
fing Beast
jCosplayer
jDruid // Seek the Beast
jPhelddagrif
dza, Augur of Agonies
cick Draw
gFixer
gSliver
htudy
f-Draw Dagger
lKatana
gStick Lick Trick
fbeam, Upstart Ent
ist Amulet
fchange
fen
hing Licid
fling
fsand
j Whirlpool
gilver Amulet
mBehemoth
mDagger
nragon
mElemental
mFisher
nountain
mGargantuan
neyser
mLapidary
mSea
orvitor
mWall
l, Brash Blur
nPietro Maximoff
nSpeedster
gmith Genius
lRebel
lSpy
det Contemplation
gDisrepair
gPurity
gSpeculation
fus Spike
dll-Blade Laureate // Twofold Intent
gSlinger Boggart
fed Charger
iGreatwurm
iSlagwurm
kiver
iWolf
fmane Baku
fspike
dna, Qu Gourmet
ejet Technician
etessential Katana
forius Kand
k, Field Historian
mHistory Chaser
mLoremaster
drion Beastcaller
iDruid
kyad
iElves
jxplorer
iRanger
iSentinel
iTrailblazer
dstis Trepe
cmulox
ctrub Forayer
aRMS Titanic
babanastre, Royal City
eroo Troop
dbit Battery
hResponse
ele Rousing
g-Rouser
did Attack
gBite
hloodsucker
gElephant
gGnaw
gRats
gWolverines
imbat
cccoon Rallier
decourse Fury
ers' Ring
iScoreboard
dk and Ruin
eeteer Boss
eling
cd Rascal
dagast of Rhosgobel
jthe Brown
i, Wizard of Wilds
ddic, Tal Zealot
dha's Firebrand
f, Coalition Warlord
hHeart of Keld
jir to Keld
diant Destiny
iEpicure
jssence
iFlames
jountain
iGrace // Radiant Restraints
kove
iKavu
iLotus
iPerformer
jurge
iScrollwielder
jmite
jolar
jtrike
jummit
h's Dragoons
kJudgment
h, Archangel
jSerra Archangel
fte
ging Lightning
ecal Idea
eoactive Man
mSpider
djan Spirit
dstorm
cff Capashen, Ship's Mage
e, Weatherlight Stalwart
eine's Guidance
kInformant
kSilencer
kTower
h, Scheming Seer
diq of the Many
dt Security Officer
eer Demon
cg Dealer
eMan
damuffin Raptor
iyn
evan, Nimble Pilferer
de Extractor
fForger
fNimbus
fReflection
fThrower
fWeaver
finto the Valley
fof Purphoros
e-Scarred Berserker
eblood Shaman
efire
i Hellkite
form
emonger
dgadragga, Goreguts Boss
eed Playmate
hRecluse // Odious Witch
hShort Spear
hVeins
ding Battle Mouse
iull
hCougar
hGoblin
noids
jrilla
hKavu
ironch
hMinotaur
hPoltergeist
hRavine
iedcap
jgisaur
iiver
hSpirit
iwordtooth
dnar
gok, Divine Deliverance
dost, Deft Gastronaut
ds // Riches
childa, Wanted Cutthroat // Rahilda, Feral Outlaw
cid Bombardment
eers' Karve
jSpoils
jWake
eing Nightstalker
iParty
iSchemes
dlway Brawler
dn of Blades
iDaggers
iEmbers
iFilth
iGore
iRevelation
jiches
just
iSalt
iTears
jhorns
e-Slicked Copse
ebow Crow
iDash
iEfreet
iKnights
iVale
eveil Rejuvenator
dse Dead
gthe Alarm
kDraugr
kPalisade
mst
fd by Giants
kWolves
dyuu, Storm's Edge
cka Disciple
fSanctuary
elite
evolver
ddos Augermage
hCackler
jrnarium
iharm
iluestone
hDrake
hFirewheeler
hGuildgate
mmage
hHeadliner
hIckspitter
hJoins Up
hKeyrune
hLocket
hPit Dragon
hRagemutt
iingleader
jteknife
ioustabout
hShred-Freak
iignet
hTrumpeter
hthe Defiler
g's Return
g, Lord of Riots
iPatron of Chaos
ithe Muscle
mShowstopper
declaw Gargantuan
ding Canopy
ilaws
esh Crew
hHeir
hRevelers
hScoundrel
dka Mar
dsha Golden Cub
r Avatar
gsa Deathdealer
lbaser
jGravecaller
jVizier
i's Bargain
lDisdain
lSecret
cl Zarek
j, Guest Lecturer
eand the Implicit Maze
d's Dispersal
gOutburst
gReinforcements
gStaticaster
d, Caller of Storms
grackling Wit
fIzzet Viceroy
fMonsoon Mage // Ral, Leyline Prodigy
fStorm Conduit
dly
f Maneuver
gat the Hornburg
gfor the Throne
gof Wings
gthe Ancestors
kForces
kGaladhrim
kHorde
kMonastery
kPeasants
kRanks
lighteous
kTroops
ho Battle
fing Roar
cm Through
dbling Possum
eunctious Mutt
direz DePietro
q, Pillager
dmas Echor, Ancient Shield
dos, Dragon Engine
fian Captain
kommander
jGreatsword
jLieutenant
jRally
kevivalist
jSergeant
kky Marshal
dpage of the Clans
pValkyries
ging Aetherhood
kBaloths
lrontodon
kCeratops
llassmate
lyclops
kFerocidon
kGeoderm
lrowth
kHippo
kMonument
kRaptor
lendhorn
kSoulrager
lpiketail
kUrsaguana
kWar Mammoth
kYao Guai
fnt Elephant
iFrogantua
iGrowth
iRejuvenator
frt Architect
iCrawler
iSmasher
droller
dses Overdark
g, Assassin Lord
dunap Excavator
iHydra
iRuins
cn and Shaw
dar the Ever-Watchful
dcid Earth
hRats
eor
gous Archaic
ddom Encounter
dger Class
hSquadron
hen-Vec
hof Eos
g's Firebrand
jGuile
jHawk
jLongbow
jPath
g-Captain of Eos
gs of Ithilien
h' Aetherhive
jRefueler
eing Raptors
dk Officer
fand File
ele and Torbran
g's Prank
g, Master of Pranks
iPitiless Trickster
dsack
h the Lab
eom Note
cpacious Dragon
kGuest
kOne
dh & Leo, Sibling Rivals
hMikey, Troublemakers
e's Bravado
eael's Technique
h, Fiendish Savior
jMost Attitude
jNinja Destroyer
jTag Team Tough
kough Turtle
jthe Muscle
nNightwatcher
did Augmenter
gDecay
gFire
gHybridization
gPrototyper
gRescue
eer Wit
dpelling Scouts
dtor Companion
hHatchling
eurous Moment
csaad yn Bashir
g, Dragon Monk
iMonk of Selûne
iRadiant Monk
iShadow Monk
jylvan Monk
iWarrior Monk
dhida Scalebane
eka the Slayer
emi and Ragavan
g, Eternities Crafter
dputin Dreamweaver
i, the Oneiromancer
dsilon, the War President
ct Colony
eKing, Pale Piper
kVerminister
eOut
dadrabik of Urborg
dcatcher
k Trainee // Pest Problem
ehet Bomb
h, Field Medic // Ratchet, Rescue Racer
dh's Edge
ei Assassin
gDragon
gFiend
gIntimidator
gTrapper
donhnhaké:ton
ds of Rath
e' Feast
dtleback Apothecary
hlaze Scarecrow
gchains
hlaw Mystic
cubahn, Bull of Ala Mhigo
dcous Audience
iCarnival
iEntertainer
iTheater
dgrin Crystal
iTriome
dl, Trouble Shooter
cvaged Highlands
gr Wurm
h's Mace
gs of War
fing Blaze
jHorde
jRiftwurm
den Clan War-Axe
gEagle
gFamiliar
gGuild Initiate
mMaster
gWings
gof Fell Omens
f's Crime
iRun
l Dragoon
fer
fform
fhill Flock
fing Warg
floft Adventurer
fous Amulet
jBaboons
lloth
kloodseeker
jChupacabra
jDaggertooth
kemon // Archdemon of Greed
jGiant
lgamole
nntotherium
jHarpy
jIntruder
jLeucrocota
kindwurm
jNecrotitan
jPursuit
jRats
kobots
ltbelly
jSailback
kkirge
klime
kquirrel
jTrap
kyrannosaurus
jVampire
dine Raider
fg Dead
hOni-Slave
hVisionary
dnica at War
dos, Soultender
cy Fillet, Man Ray
mWave Warrior
eof Command
hDissolution
ktortion
hEnfeeblement
irasure
hFrost
hRevelation
iuin
dami, First of the Fallen
dblade Trooper
dne, Academy Chancellor
czaketh's Rite
i, the Foulblooded
de
e the Effigy
go the Ground
dia's Purification
f, Boros Archangel
eng Snidd
dor Barrier
hoomerang
gDemon
gGolem
gHippogriff
gPendulum
gRings
gSwine
fclaw Bear
ffield Rhino
mipper
lThresher
hn Abolisher
jHunter
goot Griffin
fgrass Ambush // Razorgrass Field
lInvoker
lScreen
fjaw Oni
fkin Hordecaller
jNeedlehead
flash Transmogrant
fmane Masticore
ftide Bridge
hp Whip
gooth Rats
grap Gorge
fverge Thicket
dzle-Dazzler
beach Through Mists
gfor the Sky
gof Branches
jShadows
gthe Horizon
dd the Bones
jRunes
jTides
ey // Willing
gto Rumble
dlity Acid
jnchor
iHeist
kmorrhage
iIs Mine to Control
iRipple
iScramble
jhaping
kift
jmasher
jpasm
jtrobe
iTwist
ely Charming Prince
em Razer
gSeekers
gof Koh
f-Cloaked Giant // Cast Off
gScorcher Hellkite
fbreaker's Grasp
m, the Invasion Tree
fs Befitting My Majesty
hUncharted
fwalker
gright
dnimate
dp
e Intellect
fWhat Is Sown
fand Sow
fthe Past
jSeagraf
eer King
l Avatar
hfrom the Abyss
hof Flight Moonsilver
kNight // Harvest Fear
kSheoldred
kthe Wilds
g's Scythe
jTalisman
eing Willow
ithe Graves
mRewards
dring Embermare
dson // Believe
gable Doubt
esembling Skeleton
dve Soul
fr Ambush
hDrone
hTitan
cbbec, Architect of Ascension
del Informer
gSalvo
flion of the Flamekin
ius Captives
lStrike
dirth
dorn Hero
iope
eund
duff the Wicked
eild
h the City
eke
fing Ceremony
ccalibrate
fl
entation
diprocate
dkless Abandon
kir Strike
kmplimancer
kssault
jBarbarian
klaze
krute
kushwhacker
jCharge
kohort
krew
jDetective
jEmbermage
kndeavor
jFireweaver
jHandling
jImp
mulse
jLackey
jOgre
kne
jPangolin
kyrosurfer
jRacer
lge
lnsacking
keveler
kingleader
jScholar
kpite
ktormseeker // Storm-Charged Slasher
jVelocitaur
jWaif // Merciless Predator
kurm
eoner Bankbuster
jShakedown
i's Bargain
dlaim
h the Wastes
hing Vines
fmation
l Sage
eusive Artificer
kTaxidermist
kWight
doil
ellect
emmission
en Craft Theta
fnaissance
o Mission
fstruct History
led Thopter
lion
erd Store
eup
ever
dross the Paths
euit Instructor
ithe Worthy
her of the Guard
hment Drive
mOfficer
dumbent Bliss
eperate
erring Insight
kNightmare
dycla-bird
ge
cd Cliffs Armada
eDeath, Shipwrecker
fragon
eElemental Blast
eGhost, Intangible Genius
fuardian, Super-Soldier
eHerring
fulk
eMage's Rapier
gna Battery
ePriest of Yawgmoth
eRoom Recruit
eScarab
fun's Twilight
kZenith
eTiger Mechan
eWard
eXIII, Proud Warrior
dcap Gutter-Dweller
hHeelslasher
hMelee
hRaiders
hThief
deem
g the Lost
emption Arc
lChoir
hor Dreadnought
direct
i Lightning
escover the Way
doubled Stormsinger
dress Fate
eock Sentinel
dshift, Rocketeer Chief
dtooth Genealogist
jVanguard
duce // Rubble
hin Stature
hto Ashes
kDreams
kMemory
dwood Treefolk
ced Richards, Smartest Man
df Pirates
fRoads
fShaman
fWorm
dnact the Crime
dzug, the Bonecobbler
cferee Squad
dibrillator
dlect Damage
hing Mirror
lPool
ion Net
ks of Littjara
ive Golem
lRimekin
hor Mage
fx Sliver
ges
docus
erge the Soul
draction Trap
eesh
hing Rain
durbish
jed Familiar
ese // Cooperate
hto Yield
ete
cgal Behemoth
hloodlord
hunnicorn
gCaracal
gForce
gImperiosaur
gLeosaur
gSliver
gUnicorn
ethan Firecat
denerate
jion
ms Restored
gsis
ft's Authority
dicide
esaur Alpha
dna's Sanction
f, the Redeemer
dress
eowth
chearsed Debater
cidane, God of the Worthy // Valkmira, Protector's Shield
dgn of Chaos
jTerror
jthe Pit
fing Victor
dncarnation
eforced Bulwark
lRonin
jments
es of Power
jthe Vinesteed
eterpret
dterate
iing Bolt
eo Lantern
gSentinel
dver Demon
cject
g Imperfection
doin the Fight
duvenate
jing Springs
kon Chamber
cki, the History of Kamigawa
endled Flame
hing Phoenix
dnit
clearn
fse the Ants
mDogs
mGremlins
jo Memory
lthe Wind
entless Advance
mssault
lDead
mrednok
lHunter
lPursuit
lRaptor
nts
mohirrim
lSkaabs
lX-ATM092
dic Amulet
hxe
gBane
irrier
hind
gCrush
gGolem
gPutrescence
gRetriever
hobber
hunner
gSeeker
hloth
gVial
gWard
gof Legends
jProgenitus
jSauron
f's Roar
fs of the Rubblebelt
eef Captain
equary Monk
kTower
eve the Past
dm's Sketching
ductant Dounguard
kRole Model
cm Karolus, Stalwart Slayer
dand
dedy
ember the Fallen
grance
dinisce
dnant Elemental
dorseful Cleric
hless Punishment
ete Farm
hIsle
eve
g Enchantments
hSoul
cnari, Merchant of Marvels
eta, Called to the Hunt
dd Flesh
fSpirit
eclaw Trow
eer Inert
hSilent
ipeechless
eing Flame
iVines
jolley
emaw, Creaking Nest
degade Bull
jDemon
koppelganger
jFirebrand
kreighter
jKrasis
jMap
jRallier
keaper
jSilent
jTactics
kroops
jWarlord
kheelsmith
i's Getaway
et, Temporal Apprentice
ewal
fed Faith
iSolidarity
fing Dawn
jTouch
do and Rude
eunce
i the Guilds
ewned Weaponsmith
mver
dt Is Due
cpair and Recharge
erations
ey in Kind
deal
ft Offender
ged Reverberation
ging Barrage
el
f Calamity
gIntruders
gthe Abominable
kDarkness
kVile
entance
it Blacksmith
kVampire
ercussion
dlenish
eicating Ring
mTerror
jon Specialist
mTechnique
dopulate
esitory Skaab
drieve
fsal
eobation
fcess
dtil, Dinomorpher
gian Recruiter
mflection
dudiate // Replicate
else
give Mutation
gor Blast
kots
jRays
erposing Bay
etable Merchant
cquiem Angel
iMonolith
fsition Raid
fting Hex
croute
h Systems
cscind
eue
g Leopard
hRetriever
hSkiff
hfrom the Underworld
g, Pepper Potts
gr Chwinga
iSphinx
flpt
dearch // Development
jAssistant
jThief
jthe Deep
entful Revelation
ervoir Kraken
kWalker
et
dhape
h the Earth
dilient Khenra
kRoadrunner
kWanderer
estance Fighter
lIs Futile
lReunited
lSkywarden
mquad
eze
dolute Archangel
jBlademaster
jReinforcements
ljection
kider
jStrike
kurvivors
jVeggiesaur
jWatchdog
enance Technician
gting Lute
eunding Roar
lScream
milence
lThunder
lWave
frceful Collector
mDefense
mReturn
dpite
elendent Angel
mGriffin
mMarshal
nentor
eonse // Resurgence
dt for the Weary
fin Peace
eart Sequence
eless Anchorage
kpparition
jBivouac
kloodseeker // Bloodsoaked Reveler
kones
jCottage
jDead
kreams
jFortress
jPrairie
jReef
kidgeline
jSpire
jVents
kinestalk
eock
fration Angel
mGearsmith
mMagic
mSeminar
npecialist
jve Technique
ge
h Balance
ithe Peace
erain
ficted Office // Lecture Hall
dupply
ergent Belief
frected Cultist
jion
m Orb
escitate
ctaliate
iion
ior Griffin
dched Wretch
dether
dhink
draced Image
gt
hion Helix
eeat to Coralhelm
lEmeria
lHagra
lKazandu
lValakut
eibution
l of the Ancients
tMeek
jve Wand
feval Agent
he
i the Esper
ir Phoenix
eo-Mutation
ffitted Transmogrant
kr Foundry
fmancer
durn Triumphant
hUpon the Tide
hfrom Extinction
mthe Wilds
hof the Mole Man
oNightstalkers
oWildspeaker
hthe Favor
lPast
io Action
kBattle
kDust
kNature
kthe Earth
oRanks
oSewers
ged Centaur
jPastcaller
khalanx
jReveler
cunion of the House
cv, Tithe Extractor
dealing Wind
eillark
he Squad
eka, Wizard Savant
el Ruiner
gin Riches
gof the Fallen God
fation
k of Power
fsong Horn
enant
i Patriarch
fge of Ravens
lthe Drowned
pHunted
pRats
erberate
king Summons
lon
fed Dead
iElder
iUnicorn
gnce
ht Hoplite
lwl
kunter
jMantra
jSilence
fsal of Fortune
ge Damage
iEngineer
iPolarity
ithe Polarity
mSands
ditalize
jing Repast // Old-Growth Grove
eval // Revenge
iExperiment
iof the Ancestors
fe
g the Fallen
lShire
fify
gng Dose
jMelody
jVapors
doke Demise
hExistence
hPrivileges
elutionary Rebuff
kist
cward the Faithful
gs of Diversity
deave
dind
drite History
cx, Cyber-Hound
cya Dawnbringer
ev, Master Smith
dhan, Last of the Abzan
bhet-Crop Spearmaster
fTomb Mystic
cino's Rampage
f, Barreling Brute
hTerrible Trampler
dzome Lurcher
coda, Geist Avenger
dnas the Indomitable
g's Last Stand
jMonument
jStalwart
dvanion Rampager
dx
e Bodyguard
grute
fCharger
fFaithmender
fMaulers
geditant
fOracle
fPikemaster
gummeler
fVeteran
fWar Monk
cuk, Hexgold Nabber
cys the Exiled
jRedeemed
e, the Evermore
etic Cave
jircle
iDeluge
iLightning
iScrying
jhield
jtudy
jyphon
iTutor
dthm of the Wild
gic Water Vortex
bia Ivor, Bane of Bladehold
cb Cage Spider
dald Shanty
dbon Snake
gs of Night
lthe Reikai
dskiff
dtruss Roaster
cchlau, Headmaster
dk Jones, Destined Sidekick
e, Steadfast Leader
dochet Trap
dtus Robber
cddle Gate Gargoyle
hof Lightning
gform
gkeeper
gmaster Sphinx
gs in the Dark
hmith
de Down
fGuide
fthe Avalanche
jShoopuf
e's End
ers of Gavony
kRohan
kthe Mark
dge Rannet
fd Kusite
fline Rager
fscale Tusker
ftop Raptor
ding Red Hare
hthe Dilu Horse
celle, the Everwise
dnne, Angel of Rebirth
cft Bolt
fElemental
fSower
eburst Hellion
emarked Knight
estone Portal
fweeper
ewing Cloudskate
cg for War
dging Runner
dhteous Aura
mthority
lvengers
kBlow
kCause
lharge
lonfluence
kFury
kIndignation
kValkyrie
kWar
jness
do, Streetwise Mentor
ckala, Homarid King
dku, Resourceful Guardian
du and Riku
fof Many Paths
iTwo Reflections
cle
ding Dawnbreaker // Signaling Roar
dsa Rael, Kingpin
cme Chill
fDryad
fTender
gransfusion
ebound Dead
efeather Owl
fire Torque
fur Reindeer
ehorn Aurochs
ekin Recluse
escale Dragon
fhield Frost Giant
ewall Protector
find Cryomancer
jTaskmage
food Falls
drock Knight // Boulder Rush
cn and Seri, Inseparable
dg of Evos Isle
iGix
iImmortals
iKalonia
iMa'rûf
iRenewal
iThree Wishes
kune
iValkas
iXathrid
ithe Lucii
eing Strike Mastery
es of Brighthearth
fight
fkipper
ewarden Owl
fraiths
doa Heartilly
f, Angel Wing
conya, Fire Dancer
dt Control
fDevils
fGear
fPiker
fRingleader
fSpikes
cp Apart
d, Spawn Hunter
d-Clan Crasher
darian Tiger
dchain Razorkin
elaw Wrangler
djaw Raptor
dples of Potential
lUndeath
dscale Predator
dtide
h Biologist
iChimera
kronologist
jrab
iDirector
iEntrancer
iGearhulk
iIsland
iLaboratory
iMangler
iPilferer
iReplicator
iShapeshifter
jurvivor
iTurtle
cse // Fall
fAgain
fand Shine
ffrom the Grave
oTides
oWreck
fof Eagles
jxtus
ithe Ants
mDark Realms
nread Marn
mEldrazi
mHobgoblins
mVarmints
mWitch-king
fto Glory
ithe Challenge
en Executioner
gNecroregent
gReef
hiptide
gSanctuary
dhadan Airship
jBrigand
jCutpurse
jDockhand
jFootpad
jPawnshop
kort
ekar's Expertise
h, Peema Renegade
ding Chicane
hMiasma
hPopulace
hWaters
hof the Day
dk Factor
ey Move
gResearch
gShortcut
dona, Asari Commander
cte of Belzenlok
iConsumption
iFlame
iHarmony
iOblivion
iPassage
iRenewal
kplication
juin
iUndoing
ithe Dragoncaller
mMoth
mRaging Storm
mSerpent
es of Flourishing
jInitiation
jReaping
lfusal
jSpring
dh's Attendant
hCharm
hGrove
e, Liberated Primeval
gthe Awakener
s Avatar
dual Guardian
hof Hope
kRejuvenation
mstoration
kSoot
lteel
lubdual
kthe Machine
oReturned
cvalry
fs' Duel
ez of the Claw
den Turnbull
o and Princess Lucrezia
fdell
er Bear
hoa
gDarter
helta
gHerald Guide
nScout
ms' Boon
hoopoe
gKaijin
helpie
gMerfolk
gSerpent
hneak
hong
k's Diary
gof Tears
f's Favor
iGrasp
iRebuke
fchurn Monument
ffall Mimic
fglide Pathway // Lavaglide Pathway
guard's Reflexes
fpyre Verge
fwalk Technique
gheel Aerialists
lSweep
gise Augur
eteers Ascendancy
kCharm
lonfluence
kDecoy
kInitiate
kOverlook
kProvocateur
kRequisitioner
fing Rigger
cx Maadi Guildmage
kReveler
j, Dungeon Palace
boad // Ruin
fRage
fof Return
ekill Rodney
es Go Ever, Ever On
fide Assistance
jBlowout
jReliquary
dlesk, Apex Hybrid
jPrime Specimen
dmer's Routine
eing Ghostlight
iThrone
dr of Challenge
iEndless Song
iJukai
iReclamation
ksistance
ithe Crowd
mKha
mWurm
eing Earth
iFurnace // Steaming Sauna
iPrimadox
iSlagwurm
dst
cb the Archives
daran Mercenaries
dber Fly
hof the Rich
de of Mirrors
iStars
ithe Archmagi
dobrain War Mind
et Chicken
gDomination
fics Mastery
cc Charger
eEgg
eHatchling
funter
eof Kher Ridges
dco, Cabaretti Caterer
hStreet Chef
dk Badger
hsilisk
fHydra
fJockey
fLobster
fSlide
goldiers
ealanche
ecaster Platoon
eet Launcher
g-Powered Goblin Glider
geer Boostbuggy
eface Village
gll Vale
eshard Elemental
flide Ambush
kElemental
kSorcerer
fteady, Crash Courser
mMutant Marauder
ey Rebuke
hoads
gTar Pit
cd of Absorption
hRuin
deo Pyromancers
dolf Duskbringer
cfellos
i's Gift
i, Llanowar Emissary
cgrakh, Son of Rohgahh
due Artificial Intelligence
gClass
gElephant
gKavu
gRefiner
gSkycaptain
f's Gloves
iPassage
fs' Gallery
chgahh of Kher Keep
h, Kher Keep Overlord
dirrim Chargers
jLancer
cil Cartographer
fElemental
gruption
fSpout
e's Retribution
eing Dragonstorm
iHorror
iRegrowth
iTerrain
iVortex
iWaters
emage's Trick
cku's Mastery
cle Reversal
dl-Roll-Roll-Roll
eer Coaster
eick of Abandon
fng Earthquake
iHamsphere
iSpoil
jtones
iTemblor
jhunder
cmana II
ftic Rendezvous
cna's Vortex
e, Disciple of Gix
gHerald of Invasion // Rona, Tolarian Obliterator
gSheoldred's Faithful
din Cavekeeper
hliffrider
gHoundmaster
gWarclub
f, Shadow Stalker
dom Hulk
gSerpent
gUnicorn
cofstalker Wight
etop Assassin
iBypass
iNuisance
iPercher
iStorm
dk Turret
eie Mistake
dn of the Hidden Realm
dst of Drakes
dt Cage
fElemental
fGreevil
fManipulation
hze
fOut
fSliver
gnare
gpider
e-Kin Ally
eborn Defenses
gund Crag
freaker Wurm
ecast Apprenticeship
foil Creeper
egrapple
eha, Mastering the Moment
jercurial Artist
eing Kavu
iMoloch
eless Yew
epath Purifier
erider Faun
funner
es
f of All Evil
jLife
jWisdom
ewalla
gter Alligator
kCommando
kDepths
liver
kHunter
kMatriarch
lystic
kShaman
kThief
feaver Druid
fire Amalgam
gse Survivor
cpe
e Line Attendant
crix Bladewing
dy Williams
csa, Resolute White Mage
de Noble
fRoom Treasurer
fTyler
e, Cutthroat Raider
ecot Knight
emane Centaur
ethorn Acolyte // Seasonal Ritual
kHalberd
dhan, Hidden Magister
eeen Meanderer
h, Roaring Prophet
die Cotton of South Lane
dnakht, Heir of Rohgahh
ct Farm Mortipede
jSkeleton
eHulk
eLike the Scum You Are
eShambler
eWolf
d-Curse Rakshasa
eTide Gargantua
dating Fireplace
dcrown Ghoul
derothopter
dfeaster Maggot
dhga, Bonded Engulfer
disserie Elemental
dlung Reanimator
dted Hulk
iystrix
hOnes, Lay Siege
fn Reunion
gheart Ghoul
gmouth Viper
eing Fensnake
iGiant
iLegion
iMastodon
iRats
jegisaur
dwidow Pack
cugh // Tumble
gRhino Cavalry
fshod Duo
kMentor
dse
f the Mob
eing Read
kfrain
iof Souls
dt
eeway Moose
cver Blades
ding Actuator
hHarper
hKeep
cwan Kenrith
gTreefolk
f's Battleguard
iGrim Search
iStalwarts
iTalent
f, Fearless Sparkmage
hScholar of Sparks // Will, Scholar of Frost
jion of War
ddy Crew
gResearch
gSnowballers
den
cxanne, Starfall Savant
dxon Brutes
cyal Assassin
o Avatar
gDecree
gFalcon
gHerbalist
gTalon Fighter Jet
hreatment
iooper
gWarden
bubble Reading
iouser
hSlinger
gback Rhino
helt Boar
mraggart
lMaaka
nverick
lRaiders
mecluse
mioters
munner
ghulk
dinia Soulsinger
dy Collector
fLeech
fMedallion
e, Daring Tracker
cde Awakening
cfus Shinra
cg of Smothering
dged Highlands
hPrairie
cham Djinn
en of the Fomori
cin Crab
fGhost
grinder
fProcessor
fRaider
ht
fin Their Wake
e-Lurker Bat
eation
j Guide
kRioter
kWurm
eous Gremlin
iIntrusion
iMinotaur
iPath
iRampage
iUltimatum
iWaterbending
es Recluse
gof Oran-Rief
jTrokair
ckarumel, Biologist
dh Egg
cle of Law
dik Mons, Warren Chief
cmble Arena
gweed
fing Aftershocks
jBaloth
jCrescendo
jRockslide
kuin
jSentry
klum
n Avatar
dmaging Goblin
kWizard
dor Gatherer
cn Afoul
fground
fmok
fshore
fway Together
eBehind
eOut of Town
fver
eWild
efor Your Life
dadi, Behemoth Caller
eway Boulder
iCarriage
iGrowth
iSteam-Kin
iTrash-Bot
ddvelt Hordemaster
de Snag
fof Flight
iMight
jortality
iProtection: Artifacts
uBlack
wue
uGreen
uLands
uRed
uWhite
iSpeed
justenance
e-Brand Juggler
fCervin Rider
fScarred Demon
gealed Wall
fTail, Kitsune Ascendant // Rune-Tail's Essence
eboggle
gund Wolf
ecarved Obelisk
fhanter's Pike
flaw Bear
ed Arch
gCrown
gHalo
gServitor
htalactite
eflare Trap
forge Champion
ehorn Hellkite
es of the Deus
fcale Stormbrood // Chilling Screech
fword
ewing
dic Armasaur
gRepetition
gShot
dner's Bane
eing Is Useless
do Stromkirk // Krothuss, Lord of the Deep
cpture
h Spire
cral Recruit
dic Thar, the Unbowed
csh of Adrenaline
iBattle
jlood
iDread
iIce
jnspiration // Crackling Falls
iKnowledge
iVitality
fthe Room
eblade Commander
eed Rebirth
eing River
h-Tide Zubera
ewood Dryad
jElemental
jGrove
jHerbalist
jLegate
dko, Clockmaker
dset Wolves
dt
e Elemental
fGoliath
fHarvester
fMonster
fScarab
fTick
e-Shield Rampager
eed Relic
hSentinel
ilasher
eic Clachan
fng Golem
eler Rampage
emouth Ogre
erazor Butcher
espore Ram
evale Bridge
fine Cultivator
ewing Falcon
cthless Cullblade
jDeathfang
kisposal
jInstincts
lvasion
jKnave
jLawbringer
jNegotiation
jPredation
jRadrat
kipper
jSniper
jTechnomancer
jWaterbender
kinnower
cxa, Patient Professor
byan Sinclair
cdia's Return
f, Summoner of Mist
csorian Badger
cu, World Warrior
dsei, the Falling Star
aS.H.I.E.L.D. Deployment Drone
nFlying Car
nHelicarrier
nSpy Kit
bOLDIER Military Program
bP//dr, Piloted by Peni
baavik, Stoic Student
cb-Sunen, Luxa Embodied
der Ants
f-Tooth Moose-Lion
fclaw Golem
ftooth Alley Cat
lCobra
lMauler
lNishoba
lOutrider
lWyvern
din, Master Monk
dotage Strategist
fender
dretooth Tiger
ccellum Archers
jGodspeaker
dhi, Daughter of Seshiro
dred Armory
hBoon
hCat
hExcavation
hFire
ioundry
hGround
iuide
hKnight
hMesa
hNectar
hPeaks
irey
hRites
hWhite Deer
iolf
eifice
cddle of the Cavalier
gback Lagac
gd Rimestag
distic Augermage
jGlee
jHypnotist
jObsession
jSacrament
khell Game
kkymarcher
klash
cfana, Calimport Cutthroat
de Haven
fPassage
eguard
ehold Duo
jElite
jSentry
ewright Cavalry
lQuest
dfi Eriksdotter
cge Aven
fOwl
fof Ancient Lore // Werewolf of Ancient Hunger
iDays
iEpityr
iFables
iHours
iLat-Nam
iMysteries
iShaila's Claim
ithe Beyond
mFalls
ong
mInward Eye
mMaze
mSkies
mUnknowable
e's Dousing
hKnowledge
hNouliths
hReverie
iow Denizen
lSavant
e-Eye Avengers
jHarrier
es of the Anima
dittars' Volley
drada Familiar
du Archer
fMauler
fPummeler
fWildling // Roost Seek
chagin
deeli Rai
h's Artistry
kDirective
kLattice // Mastercraft Raptor
kSilverwing
h, Filigree Master
jRadiant Creator
jSublime Artificer
jthe Gifted
nSun's Brilliance
dir, Visitor in Darkness
ci of the Shinobi
d, Master Thopterist
dba Cryptomancer
gSyphoner
gTrespassers
dd // Done
dl into the West
emonger
eor of Means
gs' Bane
dnt Elenda
gTraft and Rem Karolus
cji's Torrent
ckashima of a Thousand Faces
kthe Impostor
w Avatar
j's Protege
mStudent
mWill
diko, Mother of Summer
dura-Tribe Elder
nScout
opringcaller
cla, Deck Boss
ecinder and Soot, Rascals
divating Gremlins
dly Pride, Lioness Leader
gSparrow
dt Flats
fMarsh
fRoad Ambushers
kPackbeast
mtrol
kQuartermasters
kSkirmish
fVampire
eblast
ecrusted Steppe
efield Recluse
eskitter
ewater Stalwart
dvage
h Drone
iScout
kuttler
jlasher
iTitan
hd Manaworker
hr of Ruin
mSecrets
ging Station
ftion Colossus
kEngine
kSwan
cm's Desperate Rescue
d, Loyal Attendant
di's Curiosity
e, Ship's Engineer
gWildcat Captain
ete Alchemist
ircher
hBlessing
hCenser-Bearer
hElder
hHealer
jrbalist
hMinistration
hPilgrim
hSanctuary
dple Collector
durai Enforcers
iof the Pale Curtain
h's Katana
et's Sprint
f, Tyrant Smasher
hVizier of Naktamun
ioice of Dissent
hthe Driving Force
lTested
dwise Gamgee
ithe Stouthearted
cnar, Innovative First-Year
hUnfinished Genius // Wild Idea
dctified Charge
jr en-Vec
lof Souls
hy
gmony
fuary Blade
kCat
kLockdown
kRaptor
kSmasher
kWall
mrden
gm Custodian
iGargoyle
juardian
iPlowbeast
jrelate
iSeeker
jpirit
iWeaver
iof All
lCalm Waters
lEternity
lFruitful Harvest
lSerra
mhattered Heights
mtone Fangs
lTranquil Light
lUgin
dd Golem
fScout
gilos
gquid
gtrangler
eals of Abdallah
ebar Crocodile
iMerfolk
iSerpent
fender Scavengers
ks' Storm
flast
ecloud Harbinger
frafter Mage
eman's Quicksand
h, Shifting Scoundrel
es of Delirium
jTime
fkin
htter Outrider
fower
ftalker Moloch
geppe Citadel
lMastodon
lOutcast
lScavenger
lWar Riders
gone Bridge
kDeadfall
kNeedle
kOracle
kWarrior
hrm
j Charger
lrasher
kEidolon
kSalvager
kVerge
eworm
furm Convergence
dgrite Backlash
jSurge
fomancer
gphage
euimancy
gnary Mage
lPriest
he Bond
krushstroke
jEvangelist
jGlorifier
kuard
jIndulgence
jPraetor
jSacrament
lvior
koothsayer
kpy
ktatuette
kyphoner
ditarium Skeleton
gtion Automaton
fy Gnawers
irinding
dwell, Avenger Ace
cp Sucker
eVitality
dling Nursery
iof Colfenor
dphire Charm
kollector
jDragon // Psionic Pulse
mke
jLeech
jMedallion
drazzan Bailiff
lreaker
kCove
kHeir
kLegate
kOutrigger
kRaider
kSkerry
eoling Burst
kCluster
kInfestation
kMigration
kSymbiosis
dseep Forest
cradoc, Master of Buckland
eh Jane Smith
f's Wings
dcatog
eomancy
gite Myr
ddian Avenger
iCliffstomper
devok the Usurper
h's Tome
h, Deadly Usurper
mthbringer
lceitful Usurper
kivine Usurper
jFerocious Usurper
jMighty Usurper
dinth Greatwurm
iSteelseeker
dkhan Unbroken
iVol
ithe Mad
osterless
h's Catharsis
kDragonfire
kRage
lesolve
kScorn
kTriumph
kUnsealing
kWhelp
h, Dragon Ascendant
psoul
jFireblood
jSoul Aflame
jWanderer to Shiv
jthe Dragonspeaker
dpadian Empires, Vol. VII
kSimulacrum
dulf's Packmate
g, Realm Eater
fi Caretaker
hGatekeepers
eman of Many Colors
ithe White
h's Trickery
h, the White Hand
dyth, the Viper's Fang
csaya, Orochi Ascendant // Sasaya's Essence
dh and Waistcoat, Unmen
dkia the Unyielding
ctoru Umezawa
g, the Infiltrator
dsuki, the Living Lore
dya, Aetherflux Genius
er Enchanter
gFiredancer
gGrovedancer
gHedonist
hoplite
gNyx-Smith
gPiper
gRambler
gWayfinder
f's Cunning
curian Explorer
iSymbiote
eoform Hybrid
fn's Ransom
g, Dino Devotee
iLord of the Rings
ithe Dark Lord
mLidless Eye
mNecromancer
dtekh Immortal
cvaen Elves
ege Alliance
hBeating
hConception
hFirecat
hGorger
killa
hHunger
hKnuckleblade
hLand Dinosaur
ls
hMansion
hOffensive
irder
hPunch
hSilhouette
imash
itomp
iummoning
jrge
iwipe
hThallid
iwister
hVentmaw
gborn Hydra
ei Crystal
gSabertooth
gThundermane
hriome
ennah
i Lions
jSage
fti Romero, Time's Exile
ded by the Shell
ding Grace
ksp
eor of Ollenbock
kthe Sleeping
pmall
dor
f the Moment
dra, Queen of the Golgari
dvy Hunter
gTrader
cw
d It Coming
ein Half
dback Manticore
elade Scamp
kkinripper
klinger
dhorn Nemesis
dtooth Loon
jOgre
jThresher
eusk Demolisher
cy Its Name
czacap's Brew
dh Katzroy
e's Chocobo
bcab-Clan Berserker
kCharger
kGiant
kMauler
eland
dlar Scholar
ed
fing Cauldron
jDevil
jSalamander
jTarn
kongs
jViper // Steam Clean
fkin
ee Blessing
gUp
gof Chiss-Goria
gthe Heights
fbane's Elite
fd Behemoth
hDestruction
hHerbalist
iulk
hNurturer
hWurm
fguard Sentinels
flord Reckoner
fs of Shale
goul Gnome
gpeaker Shepherd
gtorm Summoner
epelexis
dmpering Scorcher
murveyor
dndalmonger
dpegoat
fshift
dr
eab Feast
hof the Unseen
eblade Elite
kScout
j's Malice
ee Tactics
fcrone
iw
j Guide
ftiller
eland Thrinax
fet Spider, Ben Reilly
qKaine
iWitch, Chaotic Avenger
pWanda Maximoff
ered Puma
iVinebreeder
fing Memories
es of the Veteran
fcale Ritual
ewood Bandits
jGoblins
jHag
jTreefolk
dthe Zombies
fing Shadelock // Venomous Words
eter Arc
iRay
ithe Seeds
jo the Winds
hed Groves
kThoughts
hing Stroke
hshot
l Archer
dvenged Blade
lrawler
kWeaponry
ir Drake
kFolk
kGrounds
kRegent // Exude Toxin
j's Talent
hing Ghoul
lHarpy
lOoze
lScarab
cene of the Crime
et of Brine
jCinder
jIvy
jJasmine
jNightshade
dpter of Celebration
lDominance
lEmpires
lFugue
lInsight
fre of Eternal Glory
chema Thief
fing Aspirant
jFence
jSilvertongue // Sign in Blood
kymmetry
dismotivate
dolar of Athreos
lCombustion
lNew Horizons
lStars
lthe Ages
pLost Trove
hship Sponsor
eol Daze
hof Piranha
kthe Unseen
cientist Supreme of A.I.M.
dntillating Encore
don Summoner
gof Calamity
jDarkness
kraco
jGlaciers
jHalaster
jOona
kpulence
jShiv
ktygia
jUgin
jVitu-Ghazi
jthe Swarm
nUr-Dragon
nWild
dssors Lizard
colding Administrator
drch Rider
hSpitter
hthe Fields
ged Earth
jGeyser
jRuins
lsalka
ging Dragonfire
kLava
kMissile
kShot
lpear
kWinds
gmark
gwalker
eia Cat
hElemental
hWurm
en Effigy
f-Blade Berserker
fed Villager // Moonscarred Werewolf
fful Aether-Lich
jEgotist
epion Sentinel
i's Sting
i, Seething Striker
dur
f All Possibilities
gfor Scrap
hrom Existence
gthe Desert
kLaboratory
kScene
fed Barrens
fge Devil
iServant
iWolf
iof Fleets
lGeier Reach
lKher Ridges
lNel Toth
mumai
lSkola Vale
lValkas
lthe Nobilis
pSkyclaves
pThrone
pUndercity
hmark
glass
fing Sands
kwarm
et for Survivors
gthe Borders
kCity
kWilderness
f's Warning
fing Hawk
jTrek
crabbling Claws
lSkullcrab
egnoth
embleverse
ep
f Compactor
gMastery
gTrawler
gWelder
fbasket
fdiver Serpent
fheap
j Scrounger
fper Champion
gy Bruiser
fshooter
gkin Drake
fwork Cohort
kMutt
kRager
fyard Mongrel
kRecombiner
kSalvo
lteelbreaker
ewling Crawler
deam Puff
ger-Killer
ging Fury
kNemesis
kPhantom
kSeahawk
lhield
lwarm
greach Brawler
gs from Within
iof the Damned
eeching Bat // Stalking Vampire
muzzard
lDrake
lGriffin
lHarpy
lPhoenix
lScorchbeast
milcaw
mkaab
mliver
dib Nibblers
fe of the Mindful
ev, the Obligator
fener
doll Rack
hThief
hof Avacyn
kFate
kGriselbrand
kIsildur
kOrigins
kthe Masters
gshift
eunge
i for Eternity
ir of Souls
hing Bandar
lSkyray
dubland
etiny of the Guildpact
dyb Ranger
gSprites
eing Glass
iSheets
culpted Perfection
jSunburst
ging Steel
gor of Winter
drrid Colony
glous Sentry
fy Oak
hof Gremlins
kSquirrels
dte Mob
gSwarm
etlegator
hmutt
htide
ging Butler
kDeath
loom Engine
kSentinel
lliver
dzzback Marauders
kScrapper
nounger
cythe Leopard
hSpecter
hTiger
hof the Wretched
gcat Cub
hlaw
k Raptor
bea Drake
eEagle
eGate
i Banneret
jColossus
jLoremaster
jOracle
jRestoration // Sea Gate, Reborn
jStormcaller
jWreckage
fod's Revenge
kScorn
eHag // Aquatic Ingress
eKings' Blessing
eLegs
eMonster
eScryer
ferpent
fnidd
fpirit
grite
eTroll
eof Clouds
hSand
d's Claim
d-Dasher Octopus
dchrome Coast
eoast Drake
dfarer's Quay
eloor Debris
jOracle
jStalker
dgraf Skaab
dhunter
dl Away
ffrom Existence
fof Cleansing
iDoom
iFire
iPrimordium
iRemoval
iStrength
ithe Guildpact
eed Fate
eock Monster
dm Rip
dr
ech Party Captain
hWarrant
hfor Azcanta // Azcanta, the Sunken Ruin
lDagger
lGlory
lSurvivors
lTomorrow
hthe City
lPremises
glight Companion
mGeist
eing Barb
lrage
jlaze
kood
iFlesh
iLight
iMeditation
iRays
iSpear
n Askari
iTouch
iWind
eslicer Goblin
dscape Aerialist
ehell Cameo
eide Citadel
iHaven
fnger
eon of Gathering
lrowth
kLoss
kRenewal
kWeaving
kthe Bold
purrow
oWitch
g's Beatings
ged Buttoneer
jConsultant
jDungeoneer
jHallowblade
jMarshal
jPyromancer
jTactician
jWarrenguard
gs Past
dt of the Synod
eower Imprisonment
ccluded Courtyard
jGlen
jStarforge
leppe
dond Breakfast
hChance
hGuess
hHarvest
hLittle Pig
hSight
iunrise
hThoughts
hWind
dret Arcade // Dusty Parlor
hDoor
hIdentity
invasion
hPassage
ilans
hRendezvous
hSalvage
iummoning
hTunnel
hof Bloodbending
gkeeper
gs of Paradise
lthe Dead
pGolden City
pKey
dure Detention
hthe Scene
lWastes
fitron Squadron
hy Blockade
kypass
jDetail
jRhox
cdge Scorpion
hliver
gTroll
fmoor Witch
draxis Alchemist
jSpecter
eis, the Traitor King
ce Beyond
eDouble
eRed
ethe Truth
iUnwritten
dd Guardian
fSpark
fof Hope
fthe Land
eborn Muse
ecradle Witch
eglaive Mentor
fuide Ash
eling Charm
epod Caretaker
iSquire
es of Innocence
jRenewal
jStrength
fhip Agrarian
jBroodtender
jImpact
etime
dk New Knowledge
fthe Horizon
jWilds
eer
g of Insight
kSkybreak
llaanesh
lunlight
kthe Way
g's Folly
gs' Squire
dr of Stolen Sight
ithe Last Tomorrow
e's Lantern
hSundial
hVision
dthing Anger
jLandscape
jPathblazer
jSkitter-Priest
kong
cfris of the Hidden Ways
cgmented Krotiq
kWurm
dovian Angel
jLeviathan
jSword
cht's Tiger
cifer Almasy
g, Balamb Rival
dsmic Assault
iElemental
iMage
jonstrosaur
iRupture
iSense
jhift
kudder
jpike
jtomp
krike
iTutelage
iWave
dzan, Perverter of Truth
ee Opportunity
gthe Day
kInitiative
kSecrets
loul
lpoils
ntlight
ltorm
fd from Slumber
eures
cjiri Merfolk
hRefuge
hShelter // Sejiri Glacier
iteppe
ck'Kuar, Deathkeeper
dki, Seasons' Guide
clect for Inspection
give Adaptation
kMemory
kObliteration
kSnare
enia
h, Dark Angel
jthe Cursed Heart
esnya Charm
kluestone
jEulogist
kvangel
jGuildgate
omage
jKeyrune
jLocket
lft Gardens
jSagittars
lnctuary
kentry
kignet
df-Assembler
fDestruct
fInflicted Wound
fReflection
ecraft Mechan
eless Cathar
jExorcist
jGlyphweaver // Deadly Vanity
jPolice Captain
jSafewright
lmurai
lvior
kpirit
kquire
dhoff Entomber
iOccultist
dkie Hedge-Mage
dl-Sword Brute
eer of Songbirds
dvala's Charge
kEnforcer
kStampede
h, Eager Trailblazer
kxplorer Returned
jHeart of the Wilds
cmblance Anvil
kScanner
dester's End
cn Triplets
date Courier
hGriffin
iuildmage
for Peacock
dd in the Pest
fto Sleep
dgir Autocrat
hBats
hConnoisseur
hNosferatu
hVampire
g, the Dark Baron
dsation Gorger
jal Spider-Man
eei Golden-Tail
g's Divining Top
fless Rage
eor Splicer
gy Deprivation
dtinel
i Dispatch
jSarah Lyons
kliver
kpider
jTotem
lwer
jof Lost Lore
mthe Eternal Watch
qNameless City
qPearl Trident
i's Eyes
lMark
is of Glen Elendra
ery Bot
hOak
hof the Underworld
du, Keen-Eyed Protector
cparatist Voidmage
dhara, Sky's Blade
eiroth's Intervention
j, Fabled SOLDIER // Sephiroth, One-Winged Angel
nllen Hero
lPlanet's Heir
dtic Rats
dulcher Ghoul
hral Primordial
cquence Engine
fstered Stash
crah Farron // Crystallized Serah
eph
g Sanctuary
hof Dawn
kNew Capenna // Seraph of New Phyrexia
kthe Masses
oScales
puns
pword
gic Greatsword
jSteed
dendib Djinn
jEfreet
jSorcerer
fe Heart
hMaster
hOffering
hRemembrance
hSleuth
iteward
iunset
fity
dgeant John Benton
i-at-Arms
dpent Assassin
iGenerator
iSkin
jpecialist
iWarrior
iof Yawning Depths
lthe Endless Sea
pPass
h's Gift
kPass
kSoul-Jar
h-Blade Assailant
hine Ambush
lBasilisk
lCurve
lKavu
lSpike
dra
f Advocate
hngel
l Avatar
hscendant
hvatar
ienger
iiary
gBestiary
gDisciple
gInquisitors
gPaladin
iragon
gRedeemer
gSphinx
gZealot
gthe Benevolent
f's Blessing
joon
iEmbrace
kissary
iGuardian
iHymn
iLiturgy
iSanctum
fted Arrows
jBiskelion
jScorpion
dum Powder
gRaker
gSnare
hovereign
gTank
gVisionary
ms
f-Core Chimera
dvant of Nefarox
lTymaret
lVolrath
lthe Conduit
pScale
qtinger
eo Exhibition
gSchematic
cshiro the Anointed
u Avatar
ct Adrift
ePhasers to . . .
dessan Battle Priest
jChampion
jGriffin
jOathsworn
jPetitioner
jSkirmisher
ktarbreaker
jTactics
kraining
dhron, Hurloon General
don's Desire
iScout
f, Krosan Protector
dtle Beyond Reality
hthe Score
lWilds
mreckage
gment Blacksmith
dzer, Wandering Gambler
cven Dwarves
gof Nine
f-Tail Mentor
er Soul
gthe Bloodline
fance Priest
fed Legion
iStrands
dinne's Reclamation
h, the Chronoclasm
cwer Crocodile
gNemesis
gPlague
gRats
gShambler
f-veillance Cam
fdreg
fs of Estark
dn-Eye Drake
cymour Flux
bhabraz, the Skyshark
dckle Slinger
hgeist
hs
i of Treachery
dde of Trokair
f's Breath
iForm
fwing Laureate
eow Alley Denizen
hGlider
iuildmage
hKin
hLance
hProphecy
iuppeteers
hRider
jft
hSlice
kver
itinger
iummoning
hUrchin
hin the Warp
hof Doubt
kMortality
kthe Enemy
oGoblin
prave
oSecond Sun
hthe Hedgehog
g, Mysterious Assassin
g-Rite Priest
gbane
heast Sighting
hlood Egg
mRidge
horn Apostle
lDemon
gcloak Vampire
ged Caravel
gfax, Lord of Horses
heed
ggrange Archfiend
gheart, Cleric of Graves
xOrder
xTrickery
ywilight
xWar
nDark Justiciar
nSharran Cleric
gmage Infiltrator
gs of the Past
h' Verdict
hpear
htorm
l Vizier
gy Backstreet
erix Silverquill
ey Informant
gTraveler // Stalking Predator
dggy Camel
erat, Loot Bearer
dh of Naar Isle
erazad
dile, Dean of Radiance // Embrose, Dean of Shadow
dke the Foundations
fdown Heavy
dlai and Hallar
g's Acolyte
g, Voice of Plenty
eeskin Bruiser
kPlower
elow Grave
dman en-Kor
hof Forgotten Ways
kSpring
kthe Great Hunt
oPack
g's Trance
gic Revelation
eble Back
hshark
ging Attendants
kCie'th
kGhast
moul
loblin
kRemains
kShell
ltrider
luit
lwarm
kVent
eeless Charlatan
dng-Chi and the Ten Rings
j, Martial Mentor
nster of Kung Fu
eid, Sleepers' Scourge
ena, Purifying Blade
iSisay's Legacy
eodin Dryads
etotto, Tactician Magician
do Jun
dpe Anew
gStealer
gof the Wiitigo
gthe Sands
fr Apprentice
hGuildmage
hParasite
gs of Nature
h' Sanctuary
fsharer
hifter
m's Marrow
drae of Numbing Depths
ed Convergence
gPhoenix
gVolley
gof Broken Glass
jthe Nightbringer
nVoid Dragon
fing Sphinx
fless Agent
kOutlander
fmage's Rescue
ee the Spoils
fd Animosity
hDiscovery
hFate
hRoots
hSummons
hTrauma
jiumph
ek Shredder, Killer Clone
gTyphoon
fey, Tyrant of the Shire
ftocrab
elayan, Nation of Scholars
ep-Eyed Rookie
fened Pitchfork
fshooter Elf
euum the Hegemon
dtter
h Assumptions
ithe Oath
mSky
nource
hed Acolyte
lngel
kCrypt
kDreams
kEgo
kLandscape
kPerception
kSanctum
leraph
kWings
hgang Brothers
hing Blow
lFinale
lPulse
lSpree
hskull Charger
nGiant
nMinotaur
nRecruit
nSmashing // Shatterskull, the Hammer Pass
itorm
duku's Minion
g, Endbringer
en & Rebecca, Agents
f, Father of Synths
dy Cormac
ce-Hulk, Attorney-at-Law
kJade Defender
lennifer Walters
kWallbreaker
dd Weakness
der Drop
dfet Archfiend
hDunes
hMonitor
dlinda, Yevon Acolyte
ekin Brownie
el Shield
hkulkin
gof the Last Kappa
fdock Isle
ffish Scholar
fshock
eob's Ambush
g, Child of Ungoliant
iDread Weaver
eter
hed Aerie
kThicket
kValley
kby Ghosts
hing Ancient
lBoughs
lLandscape
might
lPrayers
lWord
dnanigans
doldred // The True Scriptures
j's Assimilator
mEdict
mHeadcleaver
mRestoration
j, Whispering One
lthe Apocalypse
dpherd of Heroes
mRot
mthe Clouds
rosmos
qFlock // Usher to Safety
qLost
iing Spirits
driff of Safe Passage
dssra, Death's Whisper
ci'ar Soldier
dchifukujin Dragon
deld Bearer
iroker
hDancer
hMare
jte
hSphere
hWall
hof Duty and Reason
kKaldra
kthe Ages
pvatar
oOversoul
oRealm
pighteous
g-Wall Sentinel
ged Aether Thief
jPassage
jby Faith
ghide Dragon
ging Plax
gmage Advocate
lElder
ite's Blessing
gs Up!
iof Velis Vel
dfting Borders
jCeratops
jGrift
jLoyalties
jShadow
kky
kliver
jWall
koodland
fy Doppelganger
dgeki, Jukai Visionary
dko and Narset, Unified
f, Paragon of the Way
dlgengar, Sire of Famine
dmatsu the Bloodcloaked
eian Night Stalker
iSpecter
emer
h Dragon
iMyr
iof Possibility
hcreep
hdrift Vale
hing Barrier
lEfreet
lGlasskite
mrotto
lMirage
lWings
hscale Drake
hwilds Growth
jng Chimera
dnechaser
fn of Fear's Chill
llight's Wings
lury's Fire
kLife's Roar
kStars' Light
fshadow Snarl
gtriker
fwend
eing Aerosaur
jrmor
iShoal
eka Gatekeeper
g, the Bloodsoaked Keep
era Reinforcements
ey Impetus
dpbreaker Kraken
ewreck Dowser
kLooter
kMarsh
loray
kPatrol
kSentry
lifters
mnger
dre Scarecrow
hhirriff
gTerrace
fi, Shizo's Caretaker
dsato, Whispering Hunter
dv
e's Embrace
ean Branch-Burner
hDevastator
iragon
hEmissary
hFire
hGorge
hHarvest
iellkite
hMeteor
hOasis
hPhoenix
hRaptor
ieef
hSand-Mage
hWumpus
jrm
hZombie
dzo, Death's Storehouse
euko, Caller of Autumn
coal Kraken
gSerpent
dck
f Brigade
gTroops
fer
h, Unshakable
fing Grasp
jSharpshooter
fmaw Dragon
de Tree
dot Down
gthe Sheriff
dpkeeper's Bane
dre Keeper
gLurker
gSnapper
gUp
fcomber Crab
grasher Elemental
nMimic
fline Looter
kRaider
mnger
kSalvager
lcout
eikai, Genesis Engine
et Bow
gCircuit
gSword
fcut Seeker
jto Mushrooms
dulder to Shoulder
dve Aside
eing Match
dw and Tell
fof Confidence
iValor
edown of the Skalds
eer of Arrows
kCoals
kSparks
estopper
jing Surprise
crapnel Blast
jSlinger
ded Memory
fded Sails
hr's Armor
lRevenge
lTechnique
i, Shadow Master
kUnrelenting
ging Winds
fs of Sanity
ewd Hatchling
hNegotiation
hStoryteller
diek Raptor
hof Dread
g, Treblemaker
gdiver
ggeist
ghorn
ging Affliction
kDrake
kGrotesque
kMogg
kSpecter
gmaw
gwood Devourer
eke Force
hHarpy
ell Howler // Howling Chorus
ene Keeper
hSteward
hof Boundless Growth
lurning Rage
kLimitless Power
loyal Legions
kPiercing Vision
kthe Forsaken Gods
fk
evel
hing Rot
doofus Sproutsire
euded Lore
jSerpent
khepherd // Cleave Shadows
gstomper
cu Cavalry
eDefender
eElite Companions
kInfantry
eFarmer
foot Soldiers
eGeneral
frain Caravan
eSoldier-Farmers
eYun, the Silent Tempest
dko
dnt
dri's Fabricator
f, Vibranium Technologist
hWakandan Inventor
hthe Black Panther
fken
dttle Ace
iCrew
cyft
biani, Eye of the Storm
cbilant Spirit
dling Rivalry
dsig Appraiser
hHost
hIcebreakers
hMuckdraggers
g's Artisan
dylline Soothsayer
ccarian Infiltrator
dk and Tired
ebay Orderly
een
ging Dreams
kShoal
ele Dancer
hRipper
gslicer
cdar Jabari
m of Zhalfir
gKondo
l of Jamuraa
dequest: Card Collection // Magicked Card
ntch a Fish // Cooking Campsite
lHunt the Mark // Yiazmat, Ultimate Mark
lPlay Blitzball // World Champion, Celestial Weapon
lRaise a Chocobo // Black Chocobo
eswipe
ewinder Naga
lSliver
disi's Faithful
jPet
g, Brood Tyrant
iRegent of the Mire
iUndead Vizier
cege Behemoth
gDragon
gMastodon
hodification
gRhino
gSmash
htriker
gVeteran
gWurm
gZombie
gof Towers
f-Gang Commander
lLieutenant
fbreaker Giant
fcraft
fhorn Ceratops
efried, Famed Swordsman
drra, Nuka's Biggest Fan
cf's Spearmaster
da Grent
dt
e Through Sands
eer Wurm
hof Skulls
cgarda's Aid
kImprisonment
kSplendor
lummons
kVanguard
h, Champion of Light
jFont of Blessings
jHeron's Grace
kost of Herons
gian Evangel
kPaladin
lriest
kSavior
kZealot
dht Beyond Sight
gof the Scalelords
fed-Caste Sorcerer
fless Brawler
kGhoul
dil Blessing
gCaptain
gTracer
gof Distinction
jMyrkul
jSleep
jValor
jthe Empty Throne
nNayan Gods
oew Dawn
fed Behemoth
iContender
iPaladin
iSentinel
jkink
jtarfish
jword of Valeron
dn in Blood
eal Pest
hthe Clans
fture Slam
lpells
epost Scarecrow
drid, God-Favored
durd, Jarl of Ravensthorpe
clas Renn, Seeker Adept
dburlind Snapper
dence
h the Believers
ft Arbiter
jtisan
issassin
ittendant
hClearing
hDart
ieparture
hExtraction
hGravestone
hHallcreeper
hObserver
hSentinel
ikimmer
ipecter
iubmersible
g-Blade Oni
hChant Zubera
dhana Ledgewalker
iStarfletcher
iWayfinder
eouette
dicate Surveyor
dk Net
e, Web Weaver
ebind Faerie
een Strength
gfist Fighter
lOrder
eguard
elash Spider
eweaver Elite
fing Scout
frap
dt Crawler
dumgar Assassin
jButcher
jMonument
jScavenger
korcerer
kpell-Eater
i's Command
lScorn
i, the Drifting Death
endi Vision // Silundi Isle
dvan Reveler
gus's Invoker
fr, Devourer of the Free
eer Bolt
hDeputy
irake
hErne
hKnight
hMyr
hRaven
hSable, Mercenary Leader
icrutiny
ieraph
ihroud Costume
iurfer, Cosmic Voyager
pGalactus's Herald
hWyvern
g-Fur Master
hInlaid Dagger
gback Ape
lElder
lShaman
heak Griffin
hlade Paladin
iuff Bridge
gchase Fox
hlad Ferocidons
jw Griffin
hoat Lion
gflame Ritual
mSquire // On Alert
hur Partisan
ggill Adept
lDouser
lMentor
lPeddler
hlade Elemental
mPathfinder
gquill Apprentice
mCampus
nharm
nommand
mLecturer
mPledgemage
mSilencer
l, the Disputant
gskin Armor
hmote Ghoul
htorm Samurai
irike
gwing Squadron
eos, Rogue Elemental
cma Yi, Wei Field Marshal
dian Brawler
hGrunts
hSimulacrum
iling
ipirit Guide
ec Ascendancy
gBasilisk
gCharm
hluestone
gFluxmage
gGrowth Chamber
huildgate
lmage
gInitiate
gKeyrune
gLocket
gManipulator
gRagworm
gSignet
hky Swallower
hlaw
don, Wild Magic Sorcerer
eon
dplify
dulacrum
k Synthesizer
cn Collector
eProdder
d, Spira's Punishment
fUnending Cataclysm
ddbad
dew Dancer
gSliver
dge
f-Mind Ogre
fr of Swift Rivers
eing Bell Strike
iTowers of Darillium
jree
ele Combat
eularity Rupture
dister Concierge
noction
kryologist
jGnarlbark
jHideout
jMonolith
jPossession
jReflections
jSabotage
ktarfish
lrength
jWaltz
dk into Stupor // Soporific Springs
kTakenuma
ehole
i Surveyor
eing Feeling
ds of the Past
etriker's Will
duous Benthisaur
iStriker
iVermin
cona, Captain of the Pyleas
cp of Hemlock
dhon Insight
cr Shandlar of Eberyn
de of Insanity
iSeven Deaths
jtagnation
ithe Storm
en Lookout
gReaver
gSong Lyre
htormtamer
gof the Fanged Coast
nSilent Song
f's Call
iRuse
docco
csay
f's Ingenuity
iRing
f, Weatherlight Captain
dter Hospitaller
hRepentia
hof Silence
ghood of Karn
gs of Stone Death
w Avatar
lthe Flame
cta Varma, Masked Racer
cvitri Scarzam
h, Dragon Master
driss, Nightmare Speaker
dvi's Ruse
iValor
cx
d-Sided Die
dth Sense
czzle
fing Barrage
jChangeling
jSoloist
bkaab Goliath
gRuinator
gWrangler
dlla Wolf
dnos Dragonheart
g, Black Dragon Vassal
kue Dragon Vassal
iDragon Vassal
iGreen Dragon Vassal
iRed Dragon Vassal
iWhite Dragon Vassal
drrg Goliath
iuildmage
g, the Rage Pits
gan Firebird
jHellkite
jPit-Skulk
jSkybreaker
dteboard
fwing Spy
celetal Changeling
krocodile
jGrimace
jKathari
jScrying
knake
kwarming
jVampire
jWurm
gon Archer
jCrew
jKey
jScavengers
khard
lip
iize
dmfar Avenger
iElderhall
iShadowsage
dwer Slinger
hthe Critics
cill Borrower
fed Animator
fful Lunge
dn Invasion // Skin Shedder
ebrand Goblin
erender
eshifter
ethinner
ewing
drge Familiar
ek Alarmist
gCommando
gDrill Sergeant
gFire Marshal
gMarauder
gOutrider
gProspector
gRidge Exhumer
gShaman
gVolcanist
emish Rhino
esdag Cultist
jFlayer
jHigh Priest
jSupplicant
dthiryx, the Blight Dragon
eter Eel
iof Lizards
hbeam Battalion
hing Cicada
mrustacean
lHeartstopper
morror
lInvasion
lMonstrosity
lPrecursor
lSkirge
murveyor
hskin
fish Kavu
jValesk
dzzik
h Surger
coa, Embermage
dla Grovedancer
dphos Maze-Warden
iReaver
iWarleader
drpekh Destroyer
jLord
cred
elv's Hive
g, Defector Mite
culduggery
eking Fugitive
jGhost
jKiller
knight
el Catapult
hollector
gFracture
gProphet
gRaid
hend
gSkaab
htorm
gof Orm
jRamos
fbriar, the Walking Grave
fcage
hp Snail
glamp
grack
fknocker Ogre
fmane Baku
gead Cauldron
gulcher
fpiercer Gnat
gort Merchant
fscorch
glither Worm
gnap Nuisance
itcher
ftap
fwinder
cy Crier
fycle
eDiamond
eHussar
eRuin Drake
eScourer
fkiff
fpirit
fwallower
eTerror
gther
fheater Strix
eWeaver
d-Blessed Samurai
eEel School
dbeast Tracker
eind
elade of the Legion
i's Boon
finder Staff
eoon Evangelist
fx Ferry
ereen
fidge Towers
dcat Sovereign
elave Aerialist // Skyclave Invader
kpparition
jCleric // Skyclave Basilica
jGeopede
jPick-Axe
klunder
jRelic
jSentinel
khade
nowcat
kquid
gw Thrash
foud Egg
kxpanse
eoach Conductor // All Aboard
jWaypoint
erash
dfire Kirin
iPhoenix
fsher Spider
dgames
dhunter Cub
kPatrol
lrowler
kSkirmisher
ltrike Force
dknight Legionnaire
kSquire
kVanguard
dlasher
eine Cascade
iDespot
iPredator
iSavior
jcout
dmarch Bloodletter
ier Aspirant
gk Roc
draker Giant
eeach Manta
gping
eider Elf
jPatrol
jTrainee
dscanner
fribing
fythe Engulfer
eeer's Chariot
frpent Seeker
ehaper
fip Buccaneer
iPlunderer
iStalker
iWeatherlight
footer
froud Ambush
lrcher
kBehemoth
llessing
kClaim
londor
lutter
kElf
mite
kFalcon
lorest
kLookout
kPoacher
kRanger
lidgeback
kSentinel
kTroll
nopers
kVampire
kWar Beast
ekipper Duo
enare Spider
eovereign, Consul Flagship
epear Cavalry
etinger
freak Engineer
imer
gike Officer
ewimmer Koi
grl Harrier
dward Eye Prophets
iSpider
gp Skaab
ftcher Adept
fy Robber
hSniper
ehaler's Shot
einder Drake
gg Aven
fse Teachings
eriter Djinn
blab Hammer
dg Fiend
fStrider
edrill Scrapper
estone Refinery
hrm
ewoods Bridge
furm Armor
dsh Panther
gof Light
jTalons
gthe Ranks
f, Reptile Rampager
fing Tiger
dte Street Ruffian
gof Ancestry
dughter
j Cry
kDrone
kGames
kPact
kSinger
lpecialist
kthe Strong
j-Priest of Mogis
jhorn
luse Bouncer
dve of Bolas
fring Branchsnapper
kNulls
dy
eer of the Wicked
g's Bounty
jCleaver
jPlate
gs' Stronghold
eing Fire
cedding Otter-Penguin
ege-Class Seedship
dek Schooner
ep
f Magic
gParalysis
gof the Dead
gwith the Fishes
f-Cursed Faerie
fer Agent
iDart
h's Guile
kRobe
fing Potion
dight of Hand
lMind
duth Instructor
cice and Dice
gfrom the Shadows
gin Twain
fr, Hired Muscle // Slicer, High-Speed Antagonist
ek Imitator
gSequence
fshot Lockpicker
kShow-Off
kVault-Buster
dght Malfunction
dme Against Humanity
gMolding
fbind
ffoot and Squee
j's Survey
j, Thallid Transplant
lthe Stowaway
ey Dualleech
gKavu
gPiper
dng-Gang Lieutenant
fbow Trap
fshot Goblin
eking Giant
jSerpent
kkirge
en Voda, the Rising Deep
eza, the Spiked Stampede
dp On the Ring
gut the Back
fThrough Space
epery Bogbonder
mle
jKarst
jScoundrel
estream Eel
lSerpent
etide Serpent
dth Ascendant
gBloodletter
gFirewalker
gPredator
gStrider
fer Blade
hhead
hing Cryptid
lShade
hmuse
hwisp
hy Stalker
dv-Mizzet, Hivemind
edrazi Monstrosity
eer Construct
hGravemother
hHive
llord
hLegion
hOverlord
hQueen
m Avatar
m, Brood Mother
hWeftwinder
gsmith
cobad, Goblin Tinkerer
iIron Goblin
dgurk, the Overslime
dppity Bilepiper
dw Motion
cudge Crawler
hMonster
hStrider
hTitan
dggishness
diceway Scorpion
dm Reaper
ebering Cerberus
lDragon
lKeepguard
lTora
mrudge
lWalker
nterways
drrk, All-Ingesting
cy Instigator
eRequisitioner
eSpy
bmallpox
dsh
f to Dust
jSmithereens
fing Spree
kuccess
dug the Impenetrable
kMagnificent
f's Fury
f, Wicked Worm
hthe Great Calamity // Spew Flame
cell Fear
ferbee, Rebel Fighter
et
f-Ward Gatekeepers
lIgnus
lMinotaur
fed Chargebug
fing Vat
cile at Death
drking Spelljacker
dte
f the Deathless
kMonstrous
eing Helix
eten Swordmaster // Curry Favor
cog Elemental
fSmasher
ebelcher Chariot
esteed Rider
dke
f Bomb
gShroud
hpirits' Aid
gTeller
fbraider
fspew Invoker
gtack
ey Lounge // Misty Salon
dlder Initiate
hing Butcher
lCrater
lEfreet
mgg // Ashmouth Dragon
lMarsh
lSpires
mtagecoach
lTar
lWerewolf // Erupting Dreadwolf
dther
hing Abomination
lTithe
cuggler Captain
i's Buggy
lCopter
lShare
murprise
céagol, Helpful Guide
bnag
dke Basket
gCult Initiation
gPit
gUmbra
gof the Golden Grove
fform
fskin Veil
dp
eback
ecaster Mage
edax, Apex of the Hunt
eping Creeper
jDrake
jGnarlid
jSailback
jThragg
jVoidcraw
esail Glider
dre Tactician
hhopter
gthe Skies
fmaster Sprite
fspinner
el Song
ffang Vermin
fing Gorehound
jUndorak
jWarg
kolf
ceak Attack
fing Guide
fy Homunculus
hSnacker
dering Shadewriter
cooping Newsie
jPage
drt
fing Gahr
dw Day
gevil
fFortress
fHound
fVilliers
e-Covered Forest
nIsland
nMountain
nPlains
nSwamp
nWastes
eblind
forn Simulacra
efall
field Sinkhole
ehorn Rider
emelt Stag
eslope Hunter
cubhorn Sentry
dff Out
bo Shiny
dTiny
car
eing Drake
iHope
iLightbringer
iSandwing
jeacliff
jhow-Off
jtoneglider
iThought-Thief
ccial Climber
hSnub
cdden Verdure
cilshaper
cjourner's Companion
mEnforcermite
ckenzan
i Bruiser
jRenegade
jSmelter
kpellblade
i, Crucible of Defiance
dka and Suki
f's Charge
iHaiku
iSword Training
f, Bold Boomeranger
hLateral Strategist
hSwordmaster
hTenacious Tactician
hWolf Cove's Protector
drates, Athenian Teacher
cl Grail
eRing
eTalisman
d'Kanar the Tainted
ekanar the Swamp King
dar Array
gBlast
jze
gTide
hransformer
fion
dd Out
eevi Adnate
iDigger
iExcavations
iGolem
iHeretic
iMachinist
iSage
jentry
jimulacrum
jteam Beast
eier On
iReplica
iof Fortune
lthe Grey Host
pPantheon
hs of the Watch
demn Doomguide
hOffering
hRecruit
hSimulacrum
gity
dfatara
did Footing
gGround
farity
k of Heroes
etary Camel
konfinement
jDefiance
jHunter // One of the Pack
jSanctuary
ktudy // Endless Corridor
fon
fude
dphim, Mayhem Dominus
dstice Revelations
jZealot
dtari Champion
jrusader
iEmissary
iFoot Soldier
iGuerrillas
iLancer
iMonk
iPriest
iTrooper
iVisionary
dve the Equation
cmber Hoverguard
gwald Alpha
lBeastmaster
lDryad
lSage
mpider
mtag
lVigilante
dnomancer
fphore
cnar Strike
dg of Blood
iCreation
iEärendil
iFreyalise
iInspiration
iPoint Prime
iSeasons
krenity
jtupefaction
iTotentanz
ithe Dryads
mWorldsoul
e-Mad Treachery // Song-Mad Ruins
ebird, Sonic Screamer
is' Blessing
ecrafter Mage
es of the Damned
ftitcher
dic Assault
gBurst
gScrewdriver
heizure
hhrieker
gthe Hedgehog
dorous Howlbonder
dtaran General
cot Imp
efeather Flock
ehing Balm
jof Sméagol
fsayer Adept
iing
estoke Kindler
ewalkers
dvril, Patient Antiquarian
cphia, Dogged Detective
fc Centaur
cramaro, First to Dream
etami Cloud Chariot
oskater
jMindsweeper
lrror-Guard
qMage
jRainshaper
jSavant
keer
eya the Falconer
dcerer Class
jof the Fang
i's Broom
lStrongbox
lWand
hss Queen
j's Schemes
gous Sight
lpyglass
lquall
din Markov
gof House Markov // Sorin, Ravenous Neonate
gthe Mirthless
f's Guide
iThirst
iVengeance
f, Grim Nemesis
hImperious Bloodlord
hLord of Innistrad
hSolemn Visitor
hVampire Lord
iengeful Bloodlord
drow's Path
csuke's Summons
g, Son of Seshiro
cthera, the Supervoid
cul Barrier
gleed
gurn
fChanneling
irmer
gollector
hnduit
fDiviner
fEcho
gnervation
gxchange
fFeast
goundry
fImmolation
fKiss
fLink
fManipulation
fNet
gova
fParry
itition
fRansom
gead
ip
hnd
fSalvage
gcourge
hulptor
gear
jch
hizer // Ghastly Haunting
hparator
hrvitude
ghatter
hepherd
hred
kder
gnare
huffers
gpike
gtair Expedition
hrings
gummons
gwallower
hindler
fTithe
gransfer
fWarden
fof Emancipation
jternity
iInnistrad
iMagma
jigration
krrodin
iNew Phyrexia
iRavnica
iShandalar
iTheros
iWindgrace
iZendikar
ithe Harvest
mRapids
e's Attendant
hFire
hGrace
hMajesty
iight
e-Guide Gryff
lLantern
fScar Mage
ghackled Zombie
gtrike Technique
eblade Corrupter
kDjinn
kRenewer
hst
found Guardians
fright Flamekin
lSeeker
ecage Fiend
gtcher
ls' Aerie
fipher Board // Cipherbound Spirit
foil Viper
edrinker
efire Eruption
jGrand Master
flayer
egorger Orgg
eherder
funter Rakshasa
eknife Spy
eless Jailer
jOne
jRevival
emender
equake
ereaper of Mogis
es of the Faultless
nLost
fcour
fhriek
ftealer Axe
ginger
gone Sanctuary
furge Elemental
fworn Jury
kSpirit
etether Golem
dnd the Call
kTrumpets
fwave, Sonic Spy // Soundwave, Superior Captain
drbread Auntie
eed Springs
dth Pole Voyager
gWind Avatar
fern Air Temple
jElephant
jPaladin
dvenir Snatcher
cvereign Okinec Ahau
j's Bite
mRealm
js of Lost Alara
cwer of Chaos
jDiscord
jTemptation
ding Mycospawn
hSalt
czin's Comet
bpace Beleren
gMarine Devastator
nScout
f-Time Anomaly
fshift
dra's Adjudicators
iBodyguard
iHeadquarters
ee Dagger
gSupplies
gfrom Evil
ek Double
gElemental
gFiend
gHarvest
gJolt
gMage
gReaper
hupture
gSpray
gTrooper
gof Creativity
fcaster
fhunter Masticore
fmage Apprentice
j's Gambit
fshaper Visionary
gmith
gpitter
ftongue Dragon
ering Collar
lnstruct
jDummy
jGolem
jMummy
jRegimen
etan Veteran
dtial Binding
iContortion
iMerging
eula of the Ages
dwn of Mayhem
jRix Maadi
jThraxes
f-Gang Commander
fbed Protector
ginder Mage
groker
fing Bed
kreath
jGrounds
jKraken
jPit
kod
lol
fsire of Ulamog
fwrithe
ceakeasy Server
gr of the Heavens
er Spewer
gof Heliod
fbreaker Behemoth
fpoint Oread
dcial Move
fes Gorger
iSpecialist
fmen Collector
jFreighter
etacle Mage
kSummit
kof Destruction
hular Pileup
mShowdown
nkywhale
npider-Man
mTactics
gtor Seating
fer of Mortality
lthe Fens
h's Shriek
noud
kWail
fra Ward
hl Adversary
krcanist
jBears
jCloak
jDeluge
lnial
jFlight
korce
jGateguards
krasp
kuardian
jHunt-Caller
jInterference
jLynx
jPrison
locession
jReserves
kider
jSailor
kearchlight
khepherd
lield
mft
kliver
knatcher
kteel
gox Mines
gum Sentinel
ded, Young Avenger
fball, New Warrior
grood Stalker
fway Fanatic
dll Blast
hurst
gContortion
hrumple
gPierce
gQueller
gRupture
gSatchel
hhrivel
hnare
iip
iuff
htutter
huck
hwindle
hyphon
fbane Centaur
ginder
jing Soprano
gook
j Seeker // Careful Study
kVendor
hund Dragon
greaker Behemoth
fchain Scatter
fdrain Assassin
feater Wolverine
fgorger Barbarian
mWeird
gyre
fheart Chimera
fjack
fkeeper Weird
fpyre Phoenix
frune Painter // Spellrune Howler
fscorn Coven // Take It Back
geeker
ghift
hock
gkite
gtutter Sprite
ftithe Enforcer
gwine
fweaver Duo
mEternal
mHelix
mVolute
gild Ouphe
eunking
chere Grid
hof Annihilation
kDuty
kGrace
kLaw
kPurity
kReason
msistance
kSafety
kTruth
kthe Suns
dinx Ambassador
hMindbreaker
hSovereign
iummoner
hof Clear Skies
kEnlightenment
kForesight
ngotten Lore
kJwar Isle
kLost Truths
kMagosi
kNew Prahv
kUthuun
kthe Chimes
oFinal Word
oGuildpact
oRevelation
oSecond Sun
pteel Wind
g's Decree
kisciple
jHerald
jInsight
jRevelation
jTutelage
g-Bone Wand
cicy Oatmeal Pizza
dder Climb
hFood
hManifestation
hSpawning
hUmbra
g-Bot
iyte, Web Warden
hGirl, Legacy Hero
iwen, Free Spirit
hHam, Peter Porker
hIslanders
hMan 2099
p, Miguel O'Hara
lIndia
lNo More
nir
k, Brooklyn Visionary
mHometown Hero
mMiles Morales
mNew Champion
mPeter Parker
mTo the Rescue
mWeb-Slinger
rpinner
iobile
hPunk
hRex, Daring Dino
hSense
ilayer, Hatred Honed
iuit
hUK
hVerse
hWoman, Secret Agent
ptunning Savior
gs-Man, Heroic Horde
hilk Armor
lNet
gwig Boggart
gy Grasp
dke Breeder
gCannibal
holony
gDrone
gFeeder
gHatcher
gJester
gRogue
gSoldier
gTiller
gWeaver
horker
f-Tailed Ceratops
fd Baloth
hCorridor // Torture Pit
hPit Trap
hRipsaw
ffield Hazard // Spikefield Cave
fshell Harrier
hot Elder
kGoblin
ftail Drake
pling
kHatchling
fwheel Acrobat
dn Engine
fOut
finto Myth
eal Centipede
hEmbrace
hGraft
hParasite
hVillain
ecrusher
edrift Drake
ee of Ish Sah
fbiter
fd Basher
hFluke
hKarok
hMegalodon
hSliver
hThopter
iyrranax
hWurm
fhorn Minotaur
fless Thug
frock Knoll
kTyrant
fseeker Centipede
fwoods Armadillo
lPaladin
ener of Souls
het Sliver
kand Spiderling
jte, Arachnobat
fing Darkness
jWheel
o Kick
fy Ride
ey Starfish
dral into Solitude
ging Duelist
kEmbers
ee Barrage
gGarden
holem
gMangler
hechcycle
honitor
gOwl
gPatrol
hhantasm
gSerpent
gTracer
gWinder
gof Industry
fbluff Canal
fside Infiltrator
gpine
eit Away
hBonds
hCairn
hFlare
hLink
ioop
hMantle
jscot
iirror
hShackle
jield
iummoning
hWater Revival
ieaver
hen-Dal
kKor
hof Malevolence
kResilience
ostance
kthe Aldergard
oHearth
punt
oLabyrinth
oNight
oSpires
g-Sister's Call
gcall Enthusiast // Scrollboost
ged Companion
jSimulacrum
gmonger
gual Asylum
kFocus
kGuardian
kSanctuary
kVisit
jize
dt Flame
ee // Malice
gof Mogis
fbellows
fflame Witch
gul Banditry
klow
kully
jHexmage
jMotives
jPrankster
jRepossession
lturned
jShadows
kliver
kquad
jVisions
fmare
efire Handler
jLagac
eting Dilophosaurus
krake
jEarth
jGourna
jHydra
jImage
jSliver
lug
kpider
clash Lasher
hPortal
gy Spellcaster
etter Goblin
jTechnique
khug
dendid Agony
jReclamation
gor Mare
dicer's Skill
enter
i & Leo, Father & Son
jTwin
i's Technique
i, Aging Champion
kHamato Yoshi
kRadical Rat
kthe Mentor
ifright
iing Wind
et Decision
gUp
gthe Party
kSpoils
f-Tail Miko
fskin Doll
fting Headache
kSlime
kthe Powerstone
cock, Logical Choice
dils of Adventure
kBlood
kEvil
kVictory
kWar
kthe Hunt
oVault
dntaneous Artist
mCombustion
mFlight
mGeneration
mMutation
dre Burst
gCloud
hrawler
gFlower
hrog
gSwarm
fback Troll
kWolf
fcap Spider
grown Thallid
fmound
fsower Thallid
fweb Weaver
eocyst
fgenesis
iic Infection
floth Ancient
dtcycle Scouter
elight Falcon
eted Griffin
gr Thopter
cread the Sickness
ging Algae
kFlames
kInsurrection
kPlague
kRot
kSeas
ding // Mind
hCleaning
hSplasher
hof Eternal Peace
g-Leaf Avenger
ioaded Sawblades // Bladewheel Chariot
gbloom Druid
gheart Nantuko
ging Tiger
gjack Knight
lPasture
lShepherd
iw Trap
gleaf Drum
lParade
gmane Cervin
jtle Cleric
gsage Ritual
fting Warbrute
ete Dragon
hNoble
dout
g Swarm
gback Trudge
ging Goblin
kPhytohydra
kRenewal
kThrinax
kVines
gwatch Dryad
dy and Mighty
cur Grappler
enmage Advocate
ered Wolverine
cy Kit
eNetwork
dglass Siren
dmaster's Vault
bquad Captain
hommander
gRallier
fron Carrier
jHawk
ell
g Drifter
hLine
g, Gunblade Duelist
iSeeD Mercenary
gmonger
endered Resources
ere Up
esh
ewkroaster
deaking Pie Grubfellows
oSneak
fling Devil
ee
f's Embrace
iRevenge
iToy
f, Dubious Monarch
hGoblin Nabob
t Avatar
hthe Immortal
fze
elch
hing Leeches
dire
g's Devotion
jLightblade
fming Emergence
kMass
frel Mob
jNest
jSanctuary
kovereign
kquatters
jWrangler
ianoids
bram's Expertise
e, Senior Edificer
btab
e Wound
ebing Pain
eilizer
ddium Headliner
iTidalmage
iVendors
dff of Compleation
jDomination
jEden, Vault's Key
jNin
jTitania
jZegon
jthe Ages
nDeath Magus
nFlame Magus
nMind Magus
nStoryteller
oun Magus
nWild Magus
dg Beetle
eecoach Security
egering Insight
lSize
hshock
din the Mind
ers to Infinity
dlactite Dagger
lStalker
eked Researcher
gr Hag
fing Assassin
jBloodsucker
jDrone
jLeonin
jStones
jTiger
o Avatar
jVengeance
jYeti
el Out
gfor Time
fion of Ashmouth
ewart Aven
jPathlighter
jRealmwarden
jShield-Bearers
kpeartail
kuccessor
jValkyrie
is of Osgiliath
dmina
epede
i Driver
jRider
jSurfer
hing Elk Herd
lHorncrest
lRhino
lScurryfoot
merow
lWildebeests
dnd // Deliver
gFirm
gTogether
gUnited
hp for Yourself
gor Fall
fard Bearer
iize
fing Stones
jTroops
fstill
egg
g, Echo Warrior
dr Athlete
fCharter
gompass
fPupil
fWhale
fof Extinction
e-Crowned Stag
ebreach Whale
edew Valley
efall
i Invocation
field Mystic
kShepherd
kVocalist
kof Nyx
gghter Pilot
fleet Crew
forged Sword
egaze
ek Industries
q Executive
f's Ingenuity
fe
g of Rath
elight
j Invoker
kSnare
lpectacular
gng, Aerial Ally
gt Angel
iMantle
iSanctum
joothsayer
enheim Aspirant
kCourser
kMemento
kUnleashed
eport Security
ery-Eyed Skyrider
escape Cleric
gream, Power Hungry // Starscream, Seeker Leader
feer Mentor
ftorm
et // Finish
lre
gYour Engines
gfrom Scratch
gthe TARDIS
fing Column
jTown
fle
hd Awake // Persistent Nightmare
jRelic Sloth
ging Development
eved Rusalka
fing Revenant
ewinder
dsis
g Cell
iocoon
hField
hSnare
dtecraft
eic Discharge
hNet
hOrb
hPrison
hSnare
fon Monitor
eure, Size Shifter
jYoung Avenger
fs // Statue
fte of Denial
dunch Crewmate
iDefenders
iShieldmate
iThroneguard
h-Hearted Warrior
dve Off
dy Hidden, Stay Silent
ceadfast Armasaur
kCathar
kGuard
kPaladin
kSentinel
ory
kUnicorn
jness
fy Aim
hProgress
hTortoise // Harried Dash
g-Handed Mook
el Artifact
gEnchantment
gStrength
gthe Show
fer of Secrets
fth Mission
em Augury
gBlast
gCatapult
gFrigate
gSpitter
gVents
hines
fclaw
gore Scholar
kWeird
fflogger Boss
nService Rep
nTemp
nof the Month
my
fpath Charger
del Dromedary
gExemplar
gGolem
gHellkite
gLeaf Champion
lPaladin
gOverseer
gSabotage
heraph
hquirrel
gWall
hrecking Ball
gof the Godhead
f-Plume Marshal
fbane Hydra
gurr Champion
fclad Serpent
lpirit
iw Lance
ffin Whale
gorm Sliver
fgaze Griffin
fing Stance
fshaper Apprentice
l's Gift
gwarm Operator
fy Resolve
eple Creeper
iRoc
er Clear
dgron the Dinosaur Man
dlla Lee, Wild Card
dnch of Decay
kEvil
gskipper
en, Paranoid Partisan
esia
h Banquet
jloodhall
iInnkeeper
iMasquerade
iUprising
hn Sanguinist // Exsanguinate
dp Between Worlds
fRight Up
fThrough
epe Glider
hLynx
drling Grove
jHound
jKeykeeper
jSupplier
en Constable
gDismissal
gJudge
gLesson
gMarshal
hentor
gProctor
gScolding
dw the Coneys
eard of Solidarity
lValeron
lthe Harvest
cick Together
f, Fearless Mentor
fy Fingers
gtongue Sentinel
dfle
dgma Lasher
dll Life
fmoon Cavalier
fness in Motion
et-Man, Towering Terror
fzkin, Moogle Merchant
dmulus Package
dng, Bilbo's Sword
hthe Glinting Dagger
f-Slinger
fblade Assassin
fcaster Mage
ferback Terror
hfling Spider
hquill Voxmancer // Vicious Verse
fing Barrier
jCave Crawler
jHivemaster
jLicid
lonfish
jScorpion
khot
ktudy
fmoggie
fscourger
ekdrinker Bandit
nDaredevil
fweed Imp
dr Up Trouble
fthe Grave
jPride
jSands
ege
ering Address
jBard
jHonormancer
lpesinger
jWildwood
dtch Together
hin Time
ged Assistant
jDrake
jMangler
hr Geralf
i's Apprentice
lGraft
lSupplier
gwing Skaab
cock Up
fing the Pantry
fman, Mad Fly-entist
fpiling Celebrant
dic Angel
gBuilder
gChampion
gEphemera
gFarmer
gGrove-Guide
gRebuttal
gSphinx
htar-Captain
dke the Flames
dlen Goods
irain
hIdentity
hStark Tech
jrategy
hUniform
hVitality
hby the Fae
dmp and Howl
fed by the Foot
gr Cub
fing Ground
jSlabs
dne Calendar
itapult
gDocent
hrake
gGiant
holem
gHaven Medic
mOutfitter
mPilgrim
gIdol Generator
lTrap
gKavu
gQuarry
gRain
hetrieval Unit
gSpirit
gby Sunlight
gof Erech
f-Giant of High Pass
gSeeder Hierophant
gThrowing Devils
hongue Basilisk
fbinder's Familiar
gound Mentor
grow, Krosan Hero
fcloaker
goil Serpent
ffare Crocodile
gorge Acolyte
lMasterwork
mystic
gury
fhands
gewer Giant
q Avatar
gide Ancient // Warning Tremor
goof Chieftain
hrn Chanter
kDignitary
frise Spirit
fshaker Shaman
hock Giant
gkin
gpeaker Crystal
hlitter Bolt
fwise Fortifier
good Invocation
oker
hrk Packbeast
luma
gright
ey Silence
htrength
f-Voiced Goblins
fbrook Angler
lBanneret
lSchoolmaster
dp Cold
drage Matrix
em Caller
iuldron
hrow
gElemental
hntity
gFleet Aerialist
nrsonist
mNegotiator
mPyromancer
mSprinter
oy
nwashbuckler
hront
gGod's Oracle
gHerald
jd
gKing's Thunder
gSculptor
heeker
hhaman
hkreelix
hpirit
htrike
gWorld
gof Forms
jMemories
jSaruman
kouls
kteel
gthe Citadel
kFestival
kSeedcore
kVault // Vault of Catlacan
f's Wrath
f, Force of Nature
hQueen of Wakanda
hShaker of Skies
hWindrider
f-Kiln Artist
fbeacon Blade
gind
glood Berserker
gound Geist
greath Dragon
fcage Containment Facility
hller of Keranos
l's Boon
hrved Coast
htch Mentor
ghaser Chimera
mDrake
mMage
l's Talent
glaw Rager
houd Djinn
lSpirit
grag Elemental
ffist Crusader
gorged Armor
gront Pegasus
lRiders
fkeld Curator // Giant Secrets
kProwler
kVanguard // Bear Down
fplain Detainment
frider Rig
lSpirit
fscale Anarch
lScion
ipe Apprentice
lBattlemage
lFamiliar
lMaster
ghriek Feral // Flush Out
gplitter
gurge Kraken
ftide Leviathan
fwatch Eagle
gild Capridor
hng Dragon
kEntity
erev, Devkarin Lich
evald, Frost Giant Jarl
ey Circle
gSeeker
fbook Ride
fteller Pixie
fweave
crafe
ego and Relm
ends of Night
lUndeath
gwalker
fge Augmentation
iInversion
gle
id Cemetery
ihold
iroot Geist
hing Soot
mpores
eta Scythe
gdon
fegic Betrayal
kIntervention
kPlanning
hy, Schmategy
fosoarer
gzeppelid
fus Dancer
iWalk
ew Golem
gSoldiers
ex, Sontaran Nurse
deaking Oilgorger
fm Hopper
hof Acid
kConsciousness
kLife
kThought
kUnconsciousness
gbed Aquitects
eet Riot
hSavvy
ipasm
iweeper
hUrchin
hWraith
gbreaker Wurm
gwise Negotiator
efan, Maurer Progenitor
ength Bobblehead
jfrom the Fallen
jin Numbers
jof Arms
mCedars
mIsolation
mLunacy
mNight
mSolidarity
mUnity
mWill
mthe Coalition
qHarvest // Haven of the Harvest
qPack
qTajuru
i-Testing Hammer
ess Dream
dict Proctor
edehangar Automaton
gr Harness
h, Ranger of the North
fing Shotcaller // Run the Play
efe Scholar // Awaken the Ages
eke It Rich
fing Sliver
eng of Disappearances
eonic Resonator
ep Bare
gMine
fed Bears
iRiverwinder
ex Lookout
gSerenade
fhaven
k Skycoach
mtadium
doke of Genius
kLuck
kMidnight
emgald Cabal
lrusader
kSpy
fkirk Bloodthief
kCaptain
londemned
kMentor
kNoble
kOccultist
kPatrol
eng Back
g, the Brutish Thespian
garm Monk
kTactics
lhug
gbox Raider
ghold Arena
mssassin
lBiologist
lConfessor
lDiscipline
lFurnace
lGambit
lMachinist
lOverseer
lRats
lTaskmaster
lZeppelin
ductural Assault
lCollapse
lDistortion
eggle // Survive
jfor Project Purity
nSanity
okemfar
cubborn Burrowfiend
jDenial
dck in Summoner's Sanctum
ddent of Elements // Tobita, Master of Winds
lOjutai
lWarfare
eious First-Year // Rampant Growth
ey
f Break
gHall
gthe Classics
dffed Bear
fy Doll
l Avatar
dmp Stomp // Burnwillow Clearing
fsquall Hydra
dn
e Sniper
ening Reversal
jShot
ktrike
et Double
fed Growth
dpefying Touch
eor
drdy Hatchling
emgeist
cymied Hopes
bu-Chi
g Cave Guard
cbdue
dira, Tulzidi Caravanner
djugate the Hobbits
ior Angel
dlime Archangel
iEpiphany
jxhalation
dmerge
id Boneyard
dterfuge
granean Cavern
nHangar
nSchooner
pout
ohambler
opirit
nTremors
ele Strike
gty
durban Sanctuary
dversion
ive Acolyte
dway Train
cccumb to Temptation
lthe Cold
cdden Breakthrough
hDeath
jmise
iisappearance
hEdict
hImpact
insight
hReclamation
hSalvation
ietback
ihock
ipinnerets
joiling
itorm
jrength
kike
iubstitution
cffer the Past
eocating Blast
mFumes
jon
cgar Coat
gRush
cicidal Charge
dt Up
cki, Courageous Rescuer
gKyoshi Captain
nWarrior
clam Djinn
deiman's Legacy
dfur Elemental
hFalls
hVent
gic Vapors
kortex
gous Blast
kMire
kSprings
dtai Ascendancy
hBanner
hCharm
hDevotee
hEmissary
hFlayer
hMonument
hRunemark
hScavenger
ikullkeeper
ioothsayer
cmala Rumblers
hSentry
hWoodshaper
dmary Dismissal
iJudgment
eer Bloom
eit Apes
hIntimidator
hProwler
hSentinel
eon Undead
hthe School
g: Anima
iBahamut
jrynhildr
iChoco/Mog
iEsper Ramuh
oValigarmanda
iFat Chocobo
jenrir
iG.F. Cerberus
nIfrit
jood King Mog XII
iIxion
iKnights of Round
jujata
iLeviathan
iMagus Sisters
iPrimal Garuda
pOdin
iShiva
iTitan
iValefor
iYojimbo
ged Dromedary
hr's Bane
mond
lEgg
lGrimoire
lPact
lSending
ging Materia
kStation
kTrap
gs of Saruman
cn Ce, Young Conquerer
flasp
eDroplet
eQuan, Lord of Wu
eSentinel
eTitan
eWarriors
d's Bounty
d-Blessed Guardian // Furnace-Blessed Conqueror
mHealer
mMount
mPeak
eCollared Raptor
frested Pterodon
gowned Hunters
eDappled Celebrant
eSpider, Nimble Webber
dastian Falconer
dbaked Canyon
fthing Rootwalla
eeam Spellbomb
eillow Verge
frd Standard // Sunbird Effigy
h's Invocation
elade Angel
jElf
jSamurai
gst Angel
eond
eringer's Touch
dcleanser
erusher
dder
g Shaman
hfrom Within
hthe Gateway
gflock
ging Archaic
kEruption // Volcanic Fissure
kFork
kGrowth
kSentinel
ltroke
kTitan
kVitae
eial of the Infinite
h, Dawn Tyrant
eown Pass
de's Intervention
dfall
eire Balm
iTorch
elare Shaman
eorger
erill Imitator
dglasses of Urza
eold Barrage
iSentinel
erace Pegasus
gss Egg
jPrairie
dhome Enforcer
iGuildmage
iStalwart
h, Fortress of the Legion
dken Citadel
ky
hField
hHollow
jpe
hPalace
hRuins
dlance
eit Hoplite
hMarsh
dmane Pegasus
dpearl Kirin
ftal Grove
drise Cavalier
iSeeker
jovereign
dscape Apprentice
jBattlemage
jFamiliar
jMaster
forch Regent
jed Desert
nivide
gur
ige Champion
eeed Nurturer
ft Pyramid
hRevelry
hSaboteur
itrikemaster
ehot Militia
gwer Druid
epear Shikari
fine Lynx
gre Gatekeepers
kriffin
fring Expedition
etar Chaplain
iExpansionist
iLightsmith
fone
freak Phoenix
gike Legionnaire
dtail Hawk
iSquadron
eouched Myr
dweb
cper Combo
gIntelligence
gMutant Scavenger
gShredder
hpeed
htate
irength
huit
gVillain Lockup
f-Adaptoid
gSkrull
holdier Serum
fior Foes of Spider-Man
jNumbers
jSpider-Man
fnatural Rescue
nStamina
dlex
dper for Spiders
elant Form
fy // Demand
hCaravan
hDrop
hRunners
g-Line Cranes
eort Mission
iSkyforge
hive Parents
eress
iion Bonds
mField
mRay // Orderly Plaza
ior Skyguard
dreme Exemplar
iInquisitor
iPhantom
iVerdict
iWill
cq'Ata Assassin
iFirewalker
iLancer
cre Strike
e-Footed Infiltrator
estrike Trident
dge Conductor
gEngine
gMare
gNode
gof Acclaim
jBrilliance
jRighteousness
jSalvation
ktrength
jThoughtweft
jZeal
gto Victory
fhacker Mech
fspanner
eical Extraction
jMetamorph
jSkullbomb
kuite // Hospital Room
fng Aether
iDementia
iFlame
iMight
iSentinels
dly Badgersaur
gFarrier
dprise Deployment
drak Dragonclaw
hand Goreclaw
g, Elusive Hunter
ithe Hunt Caller
gar Banisher
jMarauder
jSpellblade
eeal Memoir
fnder Your Thoughts
eounded by Orcs
dtland Elementalist
jFlinger
krostpyre
er, Fiery Jötun
dveillance Monitor
nRoom
iing Sprite
fy Mechan
hthe Wreckage
gor's Scope
eival Cache
jof the Fittest
ge the Night
gor of Korlis
mthe Unseen
i's Med Kit
is' Bond
lEncampment
csan Foreman
dpend
h Aggression
hed Sentence
gsion Field
eicious Bookcase
lDetonation
lNanny
lShambler
mtowaway // Seafaring Werewolf
dtainer of the Realm
hing Spirit
eenance
dur Secundi, Void Altar
fian Dirgecraft
jVoidborn
ctina, Speaker of the Tajuru
dure Priest
hSpirit
gd Ghoul
bvella, Ice Shaper
cogthos, the Restless Tomb
cyelun of Sea and Sky
hite Priest
lTemple
bwab Goblin
dggering Corsair
dllow Whole
hed by Leviathan
hing Plague
dmp
f Mosquito
fbenders
fsnare Trap
dn Song
es of Bryn Argoll
drm Culler
gGuildmage
gIntelligence
gSaboteur
hhambler
hurge
gof Bloodflies
jRats
f, Being of Bees
fborn Giant
fing Goblins
jof Moria
fyard
j Massacre
dshbuckler Extraordinaire
m's Whip
king
dt
e Away
ehcutter Giant
dy of Illusion
ithe Stars
ceatworks Brawler
dep Away
gthe Skies
et Oblivion
f-Gum Recluse
ftooth Witch
dll of Courage
jGrowth
eter
hing Suns
drve
cift Demise
gJustice
gKick
gManeuver
gReckoning
jonfiguration
isponse
gSilence
hpinner
gWarden
jkite
fblade Vindicator
ffoot Boots
fgear Drake
fspear's Teachings
fwater Cliffs
ging Assailant
dmmer in Nightmares
dndler's Scheme
ee Rebellion
eging Ship
drl the Mists
fing Sandstorm
kpriggan
jTorrent
dtcheroo
ggrass Grazer
cooping Lookout
jProtector
kteranodon
jTalon
drd Coast Sailor
nerpent // Capsizing Wave
gDancer
gof Body and Mind
jDungeons & Dragons
jFeast and Famine
kire and Ice
v and War and Peace
korge and Frontier
jHearth and Home
kours
jKaldra
jLight and Shadow
jOnce and Future
jSinew and Steel
jTruth and Justice
jVengeance
jWar and Peace
kealth and Power
jthe Ages
onimist
nChosen
nMeek
nParuns
nSqueak
f-Point Diplomacy
fs to Plowshares
gman's Steel
j, Sharp Scoundrel
gworn Cavalier
fwise Centaur
en Companions
gDefender
gGuardian
gto the Legion
bycorax Commander
cdri, Galvanic Genius
cgg's Command
e, River Cutthroat
mGuide
gWanderwine Wisdom // Sygg, Wanderbrine Shield
clvan Advocate
inthem
iwakening
hBasilisk
iounty
irushstrider
hCaryatid
hEchoes
hHierophant
hLibrary
hMessenger
iight
hOffering
hParadise
irimordial
hRanger
ieclamation
hSafekeeper
icavenging
jrying
ihepherd
imite
hTutor
hYeti
eia Brightspear
eok Battle-Chair
hExplorer
hLifestaff
hReplica
cmbiosis
gte Spawn
lider-Man
hic Beast
kDeployment
kElf
kWurm
eol of Unsummoning
dmetry Matrix
jSage
cnapse Necromage
iSliver
dchronized Charge
nEviction
nSpellcraft
otrike
ious Sliver
eopate
ddic of Tithes
gate Enforcer
kGuildmage
kHeavy
kInfiltrator
kLiquidators
kMessenger
kRecruiter
kTrafficker
dod Artificer
gCenturion
gSanctum
dth Eradicator
gInfiltrator
fesis Pod
izer Labship
gtic Destiny
cphon Essence
hFlesh
iuel
hLife
hMind
hSliver
ioul
cr Alin, the Lion's Claw
frmont, the Redeemer
eCarah, the Bold
eElenora, the Discerning
eFaren, the Hengehammer
eGinger, the Meal Ender
fwyn, Hero of Ashvale
eJoshua and Syr Saxon
eKonrad, the Grim
eVondam, Sunstar Exemplar
mthe Lucent
dix, Carrier of the Flame
cstems Override
cthis, Harvest's Hand
bzadek, Lord of Secrets
drekh, the Silent King
fl, Genesis Shepherd
dt's Will
béance
g Board
aT'Chaka, Venerable King
flla, the Black Panther
cPol, Vulcan Representative
b-45 Power Armor
bARDIS
g Bay
bCRI Building
bVA Bureaucrat
babaxi Toucaneers
dlet of Compleation
kDiscovery
kEpityr
kthe Guilds
dorax, Hope's Demise
cckle Artist
dtical Advantage
jOfficer
ceko, the Patient Avalanche
ch-Crop Elite
jSkirmisher
dngarth
j's Glare
mRage
j, First Mate
lTalruum Hero
ciga
f Stadium
fm's Scheming
ktrike
g, Master Opportunist
iOjutai Master
iSidisi's Hand
di Wakeen, Perfect Shot
dl Slash
gwipe
dnted Adversary
jether
iField
iIndulgence
jsle
iObserver
iPact
jeak
iRemedy
iSigil
jpecter
jtrike
iTreats
iWell
jood
cj-Nar Swordsmith
dic, Blade of the Legion
hLegion's Edge
qValor
duru Archer
hBeastmaster
ilightblade
hParagon
jthwarden
ireserver
hSnarecaster
italwart
hWarcaller
ckara
de Down
fFlight
fHeart
fInventory
fOut the Trash
fPossession
fUp Arms
ithe Shield
fVengeance
ffor a Ride
finto Custody
fthe Bait
jFall
go the Streets
en by Nightmares
fo's Cavalry
g, Samurai General
fuma
i Bleeder
i, Abandoned Mire
dklemaggot
clara's Bane
lttalion
fian Hook Spider
es Air Ship
gExplorer
gLookout
gMerchant
gResearcher
gScout
gWarrior
de of Katara and Toph
iMomo
iTinúviel
e's End
ent of the Telepath
es of Master Seshiro // Seshiro's Living Legacy
jthe Ancestors
dion's Messenger
jThroneguard
g, the Kindly Lord
esman of Conviction
nreativity
nuriosity
mDominance
mHierarchy
mImpulse
nndulgence
mProgress
mResilience
mUnity
dl as a Beanstalk
eowisp
eyman of Nurgle
don Gates
l of Madara
gSliver
gTrooper
gof Pain
frend
fs of Falkenrath
kWildwood
drand's Invocation
h, Sky Summoner
euum Champion
iMinotaur
iPiper
dus Paladin
cm, Mindful First-Year
fObservant Sequencer // Deep Sight
danoa
deshi, Reality Architect
diyo Meets the Story Circle
g's Compleation
jEpiphany
jImmobilizer
jJournal
jLogbook
jSafekeeping
g, Collector of Tales
kmpleated Sage
iField Researcher
iInquisitive Student // Tamiyo, Seasoned Scholar
ithe Moon Sage
cn Jolom, the Worldwalker
da, the Bloodsower
ezir Quandrix
ddem Lookout
hTactics
jkedown
dgle
g Angler
isp
hGolem
hHulk
hKelp
hMantis
hSpider
hTumbler
hWire
gbloom
gclaw Werewolf // Fibrous Entangler
gd Colony
iFlorahedron // Tangled Vale
iIslet
iSkyline
gpool Bridge
groot
gsap
hpan Lookout
gtrap
iove Kelp
gwalker
heave Armor
diwha
dnuk, Memorial Ensign
iSteadfast Second
dufel Rimespeaker
eki Transplanter
coist Hermit
hMystic
cpestry Warden
jof the Ages
dping at the Window
cr Fiend
ePit Warrior
hcher
eSnare
danika, Akroan Veteran
dfire
dg Nar, Demon-Fang Gnoll
eet Minotaur
ging Rocket
diel, Reckoner of Souls
eff
dkir Charm
hDuneshaper // Burnished Dunestomper
dmogoyf
j Nest
dnation Vista
eished Citadel
dox Bladewing
dpan
drian's Journal // The Tomb of Aclazotz
kSoulcleaver
csha's Hideous Laughter
f, Unholy Archmage
hthe Witch Queen
digur's Cruelty
h, the Golden Fang
dk Force
fMage Assembly
emaster, Mercenary Mimic
dseled Dromedary
dte for Mayhem
gof Blood
jDeath
jParadise
fful Offering
fr of Wares
ctaru Taru
do Farmer
dsumasa, the Dragon's Fang
fnari, Toad Rider
dtered Apparition
jDrake
jHaunter
jMummy
jRatter
gkite
gmunge Duo
mManiac
mWitch
eoo Ward
dyova, Benthic Druid
jSteward of Tides
cunt
f from the Rampart
fing Arbormage
jChallenge
jElf
jKobold
jSliver
drean Mauler
cvern Brawler
hRuffian // Tavern Smasher
hScoundrel
iwindler
cwnos
g Endures
g's Coffin
jTinkering
jWand
keaponry
g, Solemn Survivor
iUrza's Apprentice
ithe Toymaker
cx Collector
di Driver
cyam, Luminous Enigma
czeem
g Raptor
ioilmage
dri, Beacon of Unity
hStalwart Survivor
beach by Example
fer's Pest
fings of the Archaics
rKirin // Kirin-Touched Orochi
dm Avatar
fPennant
fTactics
gransmitter
dpot Slinger
dr Asunder
edrop Kami
es of Rage
jValakut
cchnodrome
gmancer
dtonic Break
jEdge
jFiend
jGiant
jHazard
kellion
jInstability
jReformation
kift
jSplit
ceka's Dragon
dming Dragonstorm
dtering Peaks
gpeak Ambusher
ehing Wurmlet
cferi's Ageless Insight
jCare
kontingency
kurse
jDrake
jHonor Guard
jImp
ksle
jMoat
jProtection
oge
kuzzle Box
jRealm
lsponse
jSentinel
jTalent
kime Twist
kutelage
jVeil
jWavecaster
g, Druid of Argoth
iHero of Dominaria
iMage of Zhalfir
kster of Time
iTemporal Archmage
rPilgrim
jime Raveler
mbender
mless Voyager
iWho Slows the Sunset
cgan Jovanka
dwyll's Scouring
h, Duke of Splendor
ck
duthal, Inquiry Dominus
cl-Jilad Archers
kChosen
kDefiance
kExile
kFallen
kJustice
kLifebreather
kOutrider
kStylus
kWolf
dekinesis
itic Bonds
mSliver
emin Performance
epathic Spies
iy
fort
ial
jtion Circle
ethopter
dim'Tor
j's Darts
mEdict
dlah, Great Sage
eer of Tales
eing Time
cmber City
dmet, Naktamun's Will
iVizier of Naktamun
dp of the Damned
eer
gamental Oozewagg
ged Sliver
kteel
jVeteran
jin Solitude
fst Angler
iCaller
iDjinn
jrake
iEfreet
iHart // Scan the Clouds
lvester
kwk
iOwl
iTechnique
jrapper
iof Light
hra, Dame of Games
elar Knight
fe Acolyte
iltisaur
hBell
hElder
hGarden
hThief
hof Abandon
ltropos
kDeceit
kEnlightenment
lpiphany
kMalady
nice
lystery
kPlenty
kSilence
kTriumph
kthe Dragon Queen
oFalse God
eoral Adept
kperture
jCascade
kleansing
jDistortion
jEddy
kxtortion
jFirestorm
lssure
jIntervention
ksolation
jMachinations
lnipulation
lstery
jSpring
jTrespass
hry Insanity
kLockdown
kTruce
et with Bunnies
lDiscovery
lGlory
lImmortality
lMayhem
lReflections
lVengeance
fed by the Oriq
fing Contract
jLicid
jWitch
kurm
dur Ascendancy
gBanner
ittle Rage
mcrier
gCharger
km
gDevotee
gElevator
gMonument
gRunemark
gSabertooth
gTawnyback
gWar Shaman
cn Wizards Mountain
dacious Dead
kHunter
kPup
kTomeseeker
msk
kUnderdog
gty
dd the Pests
jSprigs
go the Kiln
eer Wildguide
gize
gshoot Dryad
eo Ice Bridge
eril of the Mycotyrant
hs of Agony
mCorruption
mDespair
deb, the Harvester
ement Crasher
dtative Connection
eh District Guard
pHero
pLegionnaire
pVeteran
duous Truce
ered Concocter
iInkcaster
iOilcaster
dza, Godo's Maul
co, Spirited Glider
cphraderm
crashi's Cry
kGrasp
kVerdict
ftodon
demko Griffin
dgrid's Shadow
h, God of Fright // Tergrid's Lantern
disian Mindbreaker
hre's Devastation
dmagant Swarm
einal Agony
jMoraine
jVelocity
hte
iion Facilitator
gus
doh's Faithful
iVanguard
dra Eternal
gRavager
gStomper
f, Herald of Hope
hMagical Adept // Esper Terra
fformer
fin Elemental
iGenerator
fmorph
kic Expanse
fpact Intimidator
frion
fsymbiosis
fvore
eian, World Tyrant
ffic Team-Up
gying Presence
ftorial Aetherkite
nllosaurus
mBaloth
noar
nruntar
mDispute
mGorger
mHammerskull
nellkite
mKavu
mMaro
mRoc
mScythecat
ntrike
mWitchstalker
iy Culler
kForge
eor
g Ballista
hTide
hof Mount Velus
kTowashi
kthe Fairgrounds
oPeaks
gs of the Track
eus Wurm
dsa Lightshatter
dvigon
csak, Judith's Hellhound
dhar, Ancestor's Apostle
dt of Endurance
iFaith
iTalents
eament Bearer
kof Faith
eer of the Tangential
cthered Griffin
jSkirge
emos High Priest
dravus
dsuko Umezawa, Fugitive
fo Umezawa
g, Imperial Champion
dzimoc, Primal Death
fn, Gnome Champion // The Golden-Gear Colossus
cval's Judgment
f, Arbiter of Virtue
hthe Balanced Scale
desh Szat, Doom of Fools
cxtbook Tabulator
cyo's Lightshield
e, Aegis Adept
gGeometric Tactician
gthe Shieldmage
dsa Karlov
gof the Ghost Council
f, Envoy of Ghosts
hOpulent Oligarch
irzhov Scion
t Avatar
czzeret the Schemer
oeeker
i's Ambition
lBetrayal
lGambit
ntebreaker
lReckoning
lSimulacrum
mtrider
lTouch
i, Agent of Bolas
lrtifice Master
kBetrayer of Flesh
kCruel Captain
qMachinist
kMaster of Metal
uthe Bridge
bhada Adel, Acquisitor
dlakos Deceiver
kreamsower
lifters
jLowlands
jMistfolk
jScout
keer
lntry
eia and The Gitrog Monster
g's Geistcaller
jLancers
kieutenant
g, Guardian of Thraben
iHeretic Cathar
fsse, Reverent Medium
elid
h Devourer
iGerminator
iOmnivore
iShell-Dweller
joothsayer
dncred Waters
eos, Death's Consort
ithe Mad Titan
etis, the Warweaver
dssa's Bounty
jDevourer
jEmissary
jIntervention
kre
jOracle
jRebuff
g, Deep-Dwelling
iGod of the Sea
dt Which Was Taken
e's Rough Buddy
echer Revolt
dumatic Compass // Spires of Orazca
hog
in Torpedo
hurge's Familiar
dwbringer
eing Glaciers
dyan Evokers
ce Abyss
fesir Escape Valhalla
gther Flues
kspark
fkroan War
flright Henge
fncient One
gimus
gtiquities War
fpprentice's Folly
frchimandrite
gkenstone // Seek the Heart
gt of Tea
fstonishing Ant-Man
futonomous Furnace
eBalrog of Moria
k, Durin's Bane
mFlame of Udûn
gth Song
htle of Bywater
oDragon Brothers // Fate Reforged
feamtown Bullies
hr Force Pilot
is of Littjara
hst, Deathless Prince
glligerent
p and Useless Island
fiblioplex
gnding of the Titans
grth of Meletis
flack Arrow
kBreath
kGate
jstaff of Waterdeep
goodsky Massacre
gue Spirit
fook of Exalted Deeds
mVile Darkness
gulder, Ready to Rumble
frothers' War
gute
eCabbage Merchant
gldaia
gpitoline Triad
guldron of Eternity
gve of Skulls
mTwo Lovers
is of Androzani
felestial Toymaker
kus
fhain Veil
hse Is On
geese Stands Alone
itah Planet
gief Warg
finematic Phoenix
grcle of Loyalty
gty on the Edge of Forever
flone Saga
iing of Shredder
foming of Galactus
gnundrum of Bowls
guncil of Four
itdown Is at One
frafter
geation of Avacyn
gimson Avenger
gowd Goes Wild
guelty of Gix
gystal's Chosen
furse of Fenric
fyber-Controller
eDalek Emperor
grk Barony
iness Crystal
gwning Archaic
gy of the Doctor
fead Shall Serve
hth of Gwen Stacy
gck of Many Things
gstined Black Mage
nThief
nWarrior
ohite Mage
filu Horse
gning Car
foctor's Childhood Barn
nTomb
gminion Bracelet
fragon-Kami Reborn // Dragon-Kami's Egg
goss Pits
gum, Mining Facility
fuke of Midrange
i, Rebel Sentry
eEagles Are Coming!
grth Crystal
kKing
fighth Doctor
flder Dragon War
jspell
ist Reborn
geventh Doctor
nHour
fmperor of Palamecia // The Lord Master of Hell
fnd
hstone
gigma Jewel // Locus of Enlightenment
fon Fog
fternal Wanderer
jity Elevator
fver-Changing 'Dane
iflowing Well // The Myriad Pools
eFabulous Frog-Man
gce of Boe
gir Basilica
glcon, Airship Restored
mSam Wilson
hl of Kroog
mLord Konda // Fragment of Konda
ien
gntastic Four
nar
gte of the Flammable
fertile Lands of Saulvinia
fifteenth Doctor
ih Doctor
gligree Sylex
gnal Days
gre Crystal
jNation Drill
hst Doctor
kEruption
kIroan Games
kSliver
kTyrannic War
gve Doctors
flame of Keld
gesh Is Weak
good of Mars
gux
foretold Soldier
hgotten Place
gurteenth Doctor
jh Doctor
lSphere
frightful Four
fugitive Doctor
eGaffer
fhoul, Gunslinger
firl in the Fireplace
gtrog Monster
k, Ravenous Ride
fold Saucer
ien City of Orazca
lThrone
gose Mother
frand Goatnapper
kTour
geat Aerie
lurora
kForest
kGoblin
kHenge
kJuggernaut
kMound
hy Havens
gim Captain's Locker
eHaunt of Hightower
feron Moon
fippodrome
gve
forus Heresy
gurglass Coven
gwling Commandos
funger Tide Rises
hter Maze
isman's Redemption
eImmortal Sun
nWeapons
fndomitable
gfamous Cruelclaw
frencrag
gon Guardian Stirs
eJolly Balloon Man
fuzam Master
eKami War // O-Kagachi Made Manifest
feeper of Dark Pacts
othe Yellow Hat
gnriths' Royal Funeral
gy to the Vault
fingpin of Crime
eLady of Otaria
mthe Mountain
gst Agni Kai
jRide
konin
o's Technique
fegend of Arena
oKuruk // Avatar Kuruk
pyoshi // Avatar Kyoshi
oRoku // Avatar Roku
oYangchen // Avatar Yangchen
fion-Turtle
focust God
gnely Mountain
hg Reach of Night // Animus of Night's Reach
grd of Pain
mthe Eagles
gst and the Damned
funar Whale
gx Foundation Library
eMadcap Jester
gelstrom
ggic Bandit
kMirror
gna Rig
grvelous Scientist
hy Janes
gsamune
hsive Zatcatl
hter of Cuisine
oKeys
oLake-town
k, Formed Anew
mGallifrey's End
mMesmerist
nultiplied
mTranscendent
ks of Evil
gtrix of Time
feathook Massacre
gchanist, Aerial Artisan
gep
gnding of Dominaria
fightstone and Weakstone
jy Thor, Jane Foster
lWill Fall
gllennium Calendar
gmeoplasm
gnd Stone
iskinner
grari Conjecture
gsty Mountains Cold
fodern Age // Vector Glider
gment
gnumental Facade
gonbase
gst Dangerous Gamer
gtherlode, Excavator
guntain-king's Return
hth of Sauron
fuckslinger Gang
fycosynth Gardens
ityrant
eNecrobloom
gutrinos
fight of the Doctor
gnth Doctor
gpton Lottery
fotary Hobbits
eOdd Acorn Gang
fne Ring
foze
fzolith
ePandorica
grting of the Ways
feregrine Dynamo
fhasing of Zhalfir
fieces Are Coming Together
gt
fride of Hull Clade
hma Vista
hncess Takes Flight
hsmatic Piper
gydwen, Steel Flagship
fyramid of Mars
eQueen of Dale
eRack
gni
gven Man
j's Warning
feality Chip
hper, King No More
hver Cleaver
gbellious Intelligence
gd Terror
ggalia
gstoration of Eiganjo // Architect of Restoration
gvelations of Ezio
fing Goes South
gse of Sozin // Fire Lord Sozin
foaring Toeclaws
gllercrusher Ride
gyal Scions
fuinous Powers
mWrecking Crew
eSackville-Bagginses
fcarab God
ilet Witch
gorpion God
fea Devils
gcond Doctor
gedcore
gntry, Golden Guardian
griema
hpent Society
gventh Doctor
fhattered States Era // Nameless Conqueror
gire
fibsig Ceremony
gxth Doctor
fkullspore Nexus
foul Stone
hnd of Drums
fpace Family Goblinson
gear of Bashenga
nLeonidas
hed Demon
gike Cactus
hrit Oasis
got's Portal
i, Living Portal
fquadron Sinister
ftasis Coffin
gone Brain
fuper Hero Civil War
grgical Bay
fwarmlord
jweaver
eTabernacle at Pendrell Vale
gle of Tamiyo
grrasque
femporal Anchor
gn Rings
hth Doctor
grror of Serpent's Pass
fhanos-Copter
georist, Jace Beleren
ging
j, Ben Grimm
hrd Doctor
iteenth Doctor
gree Seasons
forment of Gollum
gymaker's Trap
frickster-God's Heist
humph of Anax
fwelfth Doctor
eUnagi of Kyoshi Island
gbeatable Squirrel Girl
gderworld Cookbook
gspeakable
fr-Dragon
eValeyard
hue Knight
fery Soil Shall Shake
fision
k and Scarlet Witch
eWalls of Ba Sing Se
gnderer
king Emperor
oMinstrel
oRescuer
gr Doctor
iGames
iin Heaven
hring Triad
gsp, Janet Van Dyne
kWinsome Avenger
gtcher in the Water
her Crystal
featherseed Treaty
hver King
gdding of River Song
gstern Cloud
fhizzer, Classic Speedster
filds
gnd Crystal
gse Mothman
gtch's Vanity
fondrous Wasp
grld Spell
kTree
fretched
eZephyr Maze
dater of Horrors
dft of Dreams
dir Name Is Death
humber Is Legion
dlon of Havenwood
g's Chant
kurse
gite Druid
kHermit
kMonk
dmberchaud
dn, Dreadmaws Ate Everyone
edar, the Overminer
doretical Duplication
dre Is No Refuge
gand Back Again
emal Blast
iFlux
iGlider
iNavigator
fo-Alchemist
gkarst
gpod
eos Charm
dspian's Stage
dy Came from the Pipes
fWent This Way
cick-Skinned Goblin
fest in the Thicket
gt Basilisk
iCrasher
iElemental
def of Blood
jExistence
jHope
jSanity
f's Knife
eves' Auction
jFortune
jGuild Enforcer
jTools
fing Amalgam
kven
jMagpie
jOtter
jSkydiver
kprite
jVarmint
djarian Witness
dng Swing
gfrom the Deep
gin the Ice // Awoken Horror
ek Tank
hwice
fing Cap
drd Little Pig
gPath Iconoclast
lSavant
est
g for Discovery
lIdentity
lKnowledge
lMeaning
ging Axe
kBloodlord
kRoots
kShade
ds Is How It Ends
fTown Ain't Big Enough
fWorld Belongs to Me
etledown Duo
mLiege
mPlayers
comil, the Destroyer
dpter Architect
krest
jssembly
iEngineer
iFabricator
joundry
iMechanic
iShop
jpy Network
jquadron
dr Odinson
e, Asgard's Avenger
gGod of Thunder
huardian of Midgard
ein Oakenshield
g's Last Stand
g, Company's Leader
iKing of Durin's Folk
iMountain-king
en Elemental
gLieutenant
gMammoth
gThallid
gof Amethyst
jthe Black Rose
f-Thrash Viashino
fa and Twigtooth
gdo
fbite Staff
gow Archer
fcaster Sliver
fed Moloch
ffist Striker
fglint Bridge
fhide Wolves
fling
fmantle Striker
fplate Intimidator
fscape Apprentice
lBattlemage
lFamiliar
lMaster
gpire Verge
ftooth Witch
fvault Forager
fwatch Scarecrow
geald Archer
gind Faeries
good Falls
eough Investigation
dse Who Serve
dught Collapse
kurier
iDevourer
jissector
ltortion
iEater
jrasure
iGorger
iHarvester
jemorrhage
iLash
iMonitor
iNibbler
iPartition
jrison
iRattle
jeflection
iScour
jhucker
jponge
iVessel
h-Knot Seer
iStalker Warlock
kring Analyst
hbind
iound Phantasm
orimoc
hcast
iutter Agent
hflare
hlace
ieech
hpicker Witch
hrender Lamia
hs of Ruin
ieize
iteal Sprites
hweft Charge
mGambit
mImbuer
mLieutenant
mTrio
l's Call
esand Moons Crackshot
pInfantry
pSmithy // Barracks of the Thousand
jWinds
i-Faced Shadow
jYear Elixir
oStorm
jlegged Kami
craben Charm
iDoomsayer
iExorcism
iFoulbloods
iGargoyle // Stonewing Antagonizer
iHeretic
iInspector
iPurebloods
iSentry // Thraben Militia
jtandard Bearer
iValiant
iWatcher
egtusk
ekkus the Butcher
en Dynamo
gForge
iundry
gGolem
gLens
gPortal
iwer Suit
gQuarry
gSpider
gTemporal Gateway
home
hurbine
gVigil
gWar Machine
heaponry
fduil the Strategist
j's Company
mDecree
j, Sindarin Liege // Silvan Rally
lthe Elvenking
esh // Threat
hof Raptors
ger Brute
ging Brontodon
kFrontliner
kMossdog
ludspawn
kWumpus
fios, Triton Hero
fta, Tempest's Roar
eximundar
fodemon
deadbind Clique // Rip the Seams
gs of Disloyalty
ften
gs Around Every Corner
iUndetected
ee Blind Mice
howls of Porridge
gDog, Galaxy News DJ
hreams
gSteps Ahead
gTragedies
iee Battalion
lCity
lMascot
lRootweaver
lScribe
gVisits
gWishes
ffold Signal
kThunderhulk
enody Singer
esher Beast
jLizard
dill of Possibility
kthe Hunt
g-Kill Assassin
mDisciple
ging Discovery
kEncore
ess, Nantuko Primus
eve
fing Bluff
jGrove
lubs
jHeath
jIbex
ksle
jMoor
jRats
khino
jSkyclaw
jTurtle
doat Slitter
gseeker
ees of Chaos
emok the Insatiable
ene Warden
hof Bone
kEldraine
lmpires
kGeth
kMakindi
kthe God-Pharaoh
prim Captain // The Grim Captain
oHigh City
ettle
eugh the Breach
mForest Gate
ew from the Saddle
fing Knife
dull Champion
hParasite
hRetainer
hSurgeon
hWizard
emming Hivepool
kStone
jbird
en, Breaker of Silence
hthe Last Troll
dyx, the Sudden Storm
dór's Map
cud
e-for-Duds
dmbscrews
dnder Brute
iDragon
lke
iLasso
iMagic
iSalvo
jpirit
jtrike
iTotem
iWall
iof Hooves
lUnity
h-Thrash Elder
hblade Charge
just
iolt
ls Conspiracy
jnd Vanguard
ireak Regent
hclap
l Drake
mWyvern
joud Elemental
nShaman
hdrum Soloist
hfoot Baloth
hhawk Gunship
iead Gunner
mSquadron
ls
jrd Migration
hing Broodwagon
lCeratok
mhariot
lDjinn
lFalls
lGiant
lMightmare
lRaiju
mebuke
lSparkmage
nineback
lTanadon
lWurm
hkin Awakener
hmane Dragon
jre
jw Hellkite
hous Debut
lMight
lOrator
lSnapper
lVelocipede
lWrath
hscape Apprentice
nBattlemage
nFamiliar
nMaster
iong Trumpeter
itaff
jeel Colossus
htrap Trainer
hwave
iolf Cavalry
drid, Mare of Destiny
cwart
g the Enemy
lGrave
dip!
céoden, King of Rohan
biamat
g's Fanatics
dna, Angelic Mechanic
hShip's Caretaker
cbalt the Chaotic
g's Rager
jTrickery
g, Rakish Instigator
iWicked Tormentor
ithe Fiend-Blooded
dor and Lumia
ccked Off
ft Booth // Tunnel of Hate
hTortoise
iurbotubes
eing Gnomes
cdal Barracuda
hore
gControl
iurier
gFlats
horce
gInfluence
gKraken
gSurge
gTerror
gVisionary
gWarrior
ive
de Drifter
fShaper
gkimmer
fof War
ebinder Mage
ecaller Mentor
eforce Elemental
ehollow Sculler
mtrix
epool Turtle
eshaper Mystic
fpout Tyrant
ewalker
gter Minion
dings
h of War
dus, Blitzball Star
hYuna's Guardian
dy Conclusion
cefling Outcasts
cfa Lockhart
e's Limit Break
e, Martial Artist
cger Claws
gShark, Abyssal Hunter
f-Dillo
gSeal
gTribe Hunter
feye Cameo
dhtening Coils
dra, Feline Fury
cller Engine
hof Flesh
eing Treefolk
donalli's Crown
mKnight
mSkinshifter
nummoner
cmber Gorge
hPaladin
irotector
hWolves
gland Ancient
lGuide
lRuins
hine Ridge
gmare
iw Larva
gpack Wolf
gwatch Elf
de Beetle
hnds to My Will
gomb
fDistortion
fEbb
glemental
fLord Regeneration
fOut
fReaper
hversal
fSidewalk
heve
gpiral
gtop
hretch
fVault
fWalk
hrp
gipe
fand Tide
fof Heroes
iIce
iNeed
fto Feed
iReflect
ebender
ecrafting
eless Dragon
jLotus
jWitness
fine Culler
jInquiry
fy Hordemate
hInterference
hReinforcements
hWard
esifter
ftream Navigator
etwister
did Drake
gShieldbearer
en, Youthful Geist
dmerian Fiends
ey, Power Gamer
dothar, Baron of Bats
cn Street Cadet
lDodger
lGossip
lHooligan
lMarket
d-Wing Chimera
dder Farm
hWall
de Shrike
dker
g's Tote
dybones Joins Up
j, Bauble Burglar
lPocket Nuisance
lTrinket Thief
lthe Pickpocket
cp the Scales
dpy-Toe, Terrific Partner
creless Angler
jHauler // Dire-Strain Brawler
jMissionaries
jProvisioner
jTracker
libe
cshana's Tidebinder
kWayfinder
h, Voice of Thunder
ctan Forge
gHunter
gof Eternal Fire
jIndustry
jLittjara
f's Grave
iPresence
iRevenge
iStrength
fbones, Towering Heart
fia
h's Boon
kChosen
lommand
kSong
h, Gaea Incarnate
jNature's Force
jProtector of Argoth
mud Pummeler
jRugged Rumbler
jVoice of Gaea
gc Brawl
julvox
iGrowth
iPelagosaur
iUltimatum
gum Golem
jMan
foth Rex
fs' Nest
iVanguard
dhe
f Drinker
gTaker
fbearer Giant
eing Blade // Consuming Sepulcher
cvadar of Thorn
h's Crusade
esh, Gloom Summoner
dit, Seller of Secrets
czerus Charger
blincalli Hunter // Retrieve Prey
bo Arms!
dthe Slaughter
cadstool Admirer
cbias Andrion
g, Doomed Conqueror
dy, Beastie Befriender
ccasia's Dig Site
kOnulet
kWelcome
h, Dig Site Mentor
etli Honor Guard
ce-Breaking Helmet
cgether Forever
jas One
dgo, Goblin Weaponsmith
cil // Trouble
fto Renown
es of Night and Day
ckka & Rahzar, Terrible Twos
qUnsupervised
claria
h West
hn Academy
jContempt
jDrake
jEmissary
kntrancer
jGeyser
jKraken
jScholar
kentinel
lrpent
jTerror
jWinds
dl of the Invasion
es of War
dsimir Wolfblood
i, Friend to Wolves
kMidnight's Light
duz, Clever Conductor
cm Bombadil
d, Bert, and William
dakul Honor Guard
iPhoenix
iScrapsmith
db Blade
fFortress
fHex
fRobber
fTrawler
gyrant
fof Horrors Adventurer
iUrami
ithe Spirit Dragon
efire
estalker
gone Stairwell
j, Career Criminal
de Anima
fBlast
fRaider
fScour
ghredder
fof Gadwick
iLegends
ithe Guildpact
mInfinite
ebound Lich
dik, Distinguished Advokist
hWielder of Law
dorrow, Azami's Familiar
cnberry
dic Peddler
dy Stark // The Invincible Iron Man
co Evil to Stay Dead
eGreedily, Too Deep
dk Reaper
dlcraft Exemplar
dth Collector
gand Claw
kNail
gof Chiss-Goria
jRamos
f, Claw, and Tail
fy and Zndrsplt
g, Imaginary Friend
cp-Secret Tunnel
dan Ascetic
gFreeblade
ez Dragon // Entropic Cloud
dh, Earthbending Master
gGreatest Earthbender
gHardheaded Teacher
gthe Blind Bandit
kFirst Metalbender
diary Lecturer
iPanther
iStomper
dography Tracker
dple
g the Statue
ggeist
dsoil Turner
ey Turvy
cr Giant
eWauki
j the Younger
dalf's Disciple
g, God of Fury // Toralf's Hammer
dbran, Thane of Red Fell
dch Breath
gCourier
gDrake
gFiend
gGauntlet
gSlinger
hong
gthe Tower
kWitness
fling
dens, Fist of the Angels
dgaar, Famine Incarnate
fl, A Fine Hound
di D'Avenant, Fury Rider
ei Watchward
dment
h of Hailfire
lScarabs
lVenom
hed Angel
kHero
kPariah // Rampaging Werewolf
kSoul
kThoughts
hing Voice
hor Exarch
j's Helm
mTrident
eod's Crypt
okeeper
g, the Desecrator
dnado
h Elemental
eellan Protector
dpid Moloch
eor Dust
hOrb
drent Elemental
iSculptor // Flamethrower Sonata
iof Fire
lLava
lSouls
mtone
hial Gearhulk
dsten Von Ursus
h, Founder of Benalia
dtoise Formation
eure
h Chamber
hd Existence
cshiro Umezawa
dki, Bearer of Secrets
ctal War
fly Lost
dem Speaker
f-Guide Hartebeest
entanz, Swarm Piper
cucan-Puffin
eh of Brilliance
jDarkness
keath
jInvisibility
jMoonglove
jVitae
jthe Eternal
nVoid
gthe Spirit Realm
fstone
dgh Cookie
drach's Canticle
lhant
kGate
h, Dread Cantor
enament Grounds
cvolar's Huntmaster // Tovolar's Packleader
h, Dire Overlord // Tovolar, the Midnight Scourge
cwashi
h Guide-Bot
iSongshaper
der Above
gDefense
hrake
gGargoyle
heist
gWinder
horker
gof Calamities
khampions
koireall
jEons
jFortunes
jMurmurs
jthe Magistrate
fing Baloth
jGibbon
jIndrik
jThunderfist
kitan
jViewpoint
i-Wave Mystic
dn Gossipmonger // Incited Rabble
greeter
fSentry
e-Razer Tyrant
cxic Abomination
gDeluge
gIguanar
gNim
gScorpion
htench
frene
en Analysis
gSliver
drill, the Corrosive
cymaker
brace of Abundance
ek Down
fer
h's Instincts
fhand Trainer
etor Beam
dde Caravan
gRoute Envoy
ls
gSecrets
gthe Helm
fwind Rider
p Avatar
eing Post
dgedy Feaster
eic Arrogance
hBanshee
hFall
hLesson
hPoet
hSlip
hTrajectory
dil of Crumbs
jEvidence
jMystery
jthe Mage-Rings
fblazer
l's Boots
oTorch
jing Historian
ftracker Scout
en of Thought
fed Armodon
kynx
iCaracal
jheetah
jondor
iJackal
iOrgg
iPronghorn
fing Center
kompound
jDrone
jGrounds
jRegimen
et Doctoring
for's Clutch
kRoar
hous Blood
lGreed
lInstinct
dmway Station
dnquil Cove
jDomain
jExpanse
jFrillback
jGarden
krove
jLandscape
jPath
jThicket
iity
jze
escendence
lt Archaic
nDragon
nEnvoy
nMaster
oessage
fdimensional Bovine
fforming Flourish
fgress the Mind
guild Courier
lPromenade
fit Mage
fluminant
fmogrant Altar
m's Crown
jify
ming Licid
qWand
gutation
n Font
ie Artifact
fplant Theorist
gose
dp Digger
fEssence
fRunner
fthe Trespassers
efinder's Trick
ejaw Kelpie
iTyrant
emaker's Snare
eped in the Screen
pTower
eroot Kami
dsh Bin
gfor Treasure
gthe Town
dumatic Critique
kPrank
kRevelation
kVisions
ize
dvel Preparations
hThrough Caradhras
hthe Overworld
ger's Amulet
lCloak
ging Botanist
kChocobo
kMinister
kPhilosopher
llague
frse Eternity
jValley
jthe Outlands
nUlvenwald
dwler Drake
dxos, Scourge of Kroog
dzyn the Infinite
ceacherous Blessing
mGreed
mLink
mPit-Dweller
mTerrain
mUrge
mVampire
mWerewolf
iy
ed Mill
gUpon
eson of Isengard
hous Ogre
fure Chest
kruise
jDredger
jHunt
ner
jKeeper
jMage
lp // Treasure Cove
jNabber
jTrove
jVault
id Find
hy Thrull
de Monkey
fof Perdition
iRedemption
iTales
ebeard, Gracious Host
efolk Harbinger
kealer
jMystic
jSeedlings
jUmbra
eguard Duo
eshaker Chimera
fpring Lorian
etop Ambusher
iBracers
iDefense
iFreedom Fighters
iRangers
jecluse
iScout
jentinel
mries
jnarespinner
iVillage
iWarden
dlane, Squire of Gothos
fsarra, Moon Dancer
dmble
eor
dnch Behemoth
hGorger
hStalker
hWurm
ging Steed
gpost
eo, Dark City
ezalore Clocktower
dpanation Blade
dspasser il-Vec
k's Curse
iing Souleater
eserhorn Sinks
nkyknight
l's Lord, Returned
etle Troll
dva's Attendant
iCharm
iRuins
f, the Renewer
ci-Sentinel, Act of Vengeance
dad of Fates
el // Error
gof Agony
kmbition
jKnowledge
jSolidarity
ktrength
jZeal
ja Time Lord
engle of War
erch Praetorian
iStalker
essic Egg
dbal Flames
iorcemage
hGolem
hUnity
eune of Rot
ftary Instructor
kVaulter
ge Mage
ito Horobi // Echo of Death's Wail
munger
lUrborg
lthe Wild
qorld Tree
dceraton Commander
lRegenta
ek Shot
fbind
fery Charm
fs of the Trade
gter Mage
j's Elk
mStratagem
mTalisman
elopean Sight
dgon of Corruption
kInfestation
kMending
kRage
kThought
dnisphere
eket Mage
dp Noose
fUp
fWire
ele Triad
ficate Spirits
lTitan
dskaidekaphile
nobia
felavus
hion
dton Cavalry
hFortune Hunter
hShorestalker
mthief
hTactics
hWavebreaker
lrider
dumph of Cruelty
lFerocity
lGerrard
lSaint Katherine
lthe Hordes
hant Adventurer
lChomp
lGetaway
lReckoning
lSurge
cokin High Guard
dll Ascetic
gNegotiations
gof Khazad-dûm
f-Horn Cameo
fbred Guardian
fhide
fs of Tel-Jilad
dmell, Seymour's Butler
eokratis
ep the Domains
dop of Ponies
dphy Hunter
hMage
eical Island
jStorm
dstani Discordant
i's Judgment
lSummoner
i, Selesnya's Voice
kThree Whispers
duble in Pairs
hd Healer
hmaker Ouphe
hsome Spirit
dve Mage
gTracker
gWarden
gof Temptation
dyan, Gutsy Explorer
cuce
ek Toss
ddge Garden
de Ancestry
fBeliever
fConviction
fIdentity
fLove's Kiss
fPolymorph
e-Faith Censer
fName Nemesis
efire Captain
jPaladin
eheart Duelist
kTwins
dfflesnout
dga Jungle
dmpet Blast
hing Armodon
lCarnosaur
lGnarr
lHerd
dsted Advisor
iForcemage
iPegasus
fworthy Scout
fy Boomerang
hCompanion
hMachete
hPackbeast
hRetriever
dth or Consequences
jTale
cy-My-Deck Elemental
dgon Predator
jime
dnn, Champion of Freedom
dstan's Command
h, Callous Cultivator // Trystan, Penitent Culler
bsabo Tavoc
f's Assassin
iDecree
iWeb
dgan, Raider Warlord
cunami
bui and La, Moon and Ocean
dnvale Guide
jTreefolk // Oaken Boon
ckatongue Thallid
dnir Deathlock
dtuk Grunts
hRubblefort
hScrapper
hthe Explorer
cmble Magnet
gweed Rising
cndra
g Fumarole
hKavu
hTank
hWall
iolves
de Up
fthe Narrative
dnel
g Ignus
hRats
hSurveyor
hTipster
hVision
hof Love
ger Wurm
ging Geopede
cra Kennerüd, Skyknight
dbo-Thwacking Auto-Hammer
fcharged Escape
eulent Dreams
kFen
kMoor
kSprings
lteppe
kWilderness
df War
gound
dn // Burn
fAgainst
gside
fInside Out
finto a Pumpkin
fthe Earth
jTables
kide
go Dust
iFrog
iMist
iSlag
eabout
ecoat Kunoichi
etimber Ascetic
lBasilisk
lGrove
lRanger
lSower
mymbiosis // Turntimber, Serpentine Wood
dret Ogre
ei Island
dtle Blimp
hLair
hPower!
hTracks
hVan
g-Duck
hSeals
gs Forever
iin Time
hhell Changeling
csked Colossodon
fri Firewalker
eguard Captain
cvasa the Sunlit
cya Bearclaw
bweeze
dnty-Toed Toad
cice Upon a Time // Unlikely Meeting
dddle
hstick Charger
dgwalker
dlight Diviner
krover
jMire
jPanther
krophet
jShepherd
i's Call
dn Blades
golt
e-Silk Spider
eblade Assassins
kBlessing
kGeist // Twinblade Invocation
kPaladin
kSlasher
ecast
eferno
flame
j Travelers
lyrant
eing Twins // Swift Spiral
emaw Stormbrood // Charring Bite
ening Glass
jStaff
es of Discord
jMaurer Estate
fcroll Shaman
fhot Sniper
ftrike
dst Allegiance
gReality
fed Abomination
iEmbrace
jxperiment
iFealty
iImage
iJustice
iLandscape
iReflection
jiddlekeeper
iSewer-Witch
jpider-Clone
fs and Turns // Mycoid Maze
dtch
ging Doll
co Streams Facility
d-Handed Axe // Sweeping Cleave
feaded Cerberus
lDragon
lGiant
q of Foriys
zs Avatar
lHellkite
munter // Twice the Rage
lSliver
lZombie
by Lee, Artful Acrobat
iChi Blocker
cmaret Calls the Dead
h, Chosen from Death
jthe Murder King
dna the Weaver
dora's Invoker
cphoid Mary, Fractured
iRats
fon
cranid Harridan
iInvasion
iPrime
fnical Pitlord
hze
ft Guard
hof Discord
kKher Ridges
kValakut
g's Choice
jFamiliar
jMachine
jScorn
dite Sanctum
dox, Saurid Tyrant
dranax
i Atrocity
jRex
cvar Kell
gthe Bellicose
f's Stand
f, Jubilant Brawler
hthe Pummeler
bzaangor Shaman
aU.S.Agent, John Walker
eS. Enterprise-D, Galaxy-Class
bNIT Headquarters
bba Mask
cul Sar Gatekeepers
bchbenbak, the Great Mistake
duulon
bgin's Binding
hConjurant
kstruct
hInsight
hLabyrinth
hMastery
hNexus
e, Eye of the Storms
gthe Ineffable
kSpirit Dragon
clúk of the White Hand
bkkima, Stalking Shadow
ctabi Drake
hEfreet
hFaerie
hKong
hOrangutan
hWildcats
cud Cobra
blalek, Fused Atrocity
dmog's Crusher
jDespoiler
kreadsire
jNullifier
jReclaimer
g, the Ceaseless Hunger
mDefiler
mInfinite Gyre
dsht, the Hate Seed
ccerate
cder Ravengard, Marshal
cgrotha Charm
cna Alley Shopkeep
crich of the Krallenhorde // Ulrich, Uncontested Alpha
g's Kindred
ctima
g Weapon
g, Origin of Oblivion
gte Alliance
jGreen Goblin
jMagic: Holy
qMeteor
jNullification
jPrice
fecia, Temporal Threat
mime Sorceress // Ultimecia, Omnipotent
fo, Civilization's End
dra Magnus, Tactician // Ultra Magnus, Armored Carrier
fmarines Honour Guard
eon Drone
hthe Annihilator
g's Auxiliary
g, Artificial Malevolence
iMachine Overlord
iUnlimited
fs, Obnoxious Octopus
cvenwald Bear
kCaptive // Ulvenwald Abomination
kHydra
kMysteries
oics // Ulvenwald Primordials
kObserver
lddity // Ulvenwald Behemoth
kTracker
bmara Entangler
gMystic
gRaptor
gWizard // Umara Skyfalls
eo, Raging Yeti
cbilicus
dra Mystic
gStalker
fl Collar Zealot
hExpanse
hJuke
hMantle
eis, Fear Manifest
cezawa's Charm
kJitte
cori, the Collector
bnable to Scream
dgi's Spray
dssuming Sage
duthorized Exit
cbender Tine
dlinking Bleb
lObserver
dound Flourishing
hed Potential
dreakable Bond
mFormation
mRemnant
gthing Horde
eidled Growth
durden
fial Rites
ged Earthcarver
fy
ccage the Menagerie
gd Fury
enny Speed
dhained Berserker
frted Haven
kVoyage
eecked Growth
divil Unrest
dlaimed Territory
ee Iroh
hstvan
f's Musings
domfortable Chill
entrollable Anger
ked Infestation
fventional Tactics
ever the Moon-Letters
hed Clues
dtus's Retrofitter
g, Grand Metatect
cdead Alchemist
iugur
hButler
hExecutioner
hGladiator
hHand Ninja
hLeotau
hMinotaur
hServant
ilayer
iprinter
hWarchief
er the Skin
f-Construction Skyscraper
fbridge Warlock
fcellar Myconid
mSweep
gity Dire Rat
kEliminator
kInformer
kNecrolisk
kPlague
munder
kReaches
kScavenger
mrounger
lewers
lhade
kTroll
kUpheaval
mrising
j's Embrace
gover Butler
lCrocodelf
lOperative
lSkrull
fdark Basilisk
leholder
kExplorer
kRift
ffoot Underdogs
fground Mortuary
mRiver
mSea
iwth
l Champion
mLeopard
mRecon
mScavenger
ntadium
fhanded Designs
fmine
gountain Adventurer
frealm Lich
fsea Invader
gimplify
ftaker
gow
fwater Tunnel // Slimy Aquarium
gorld Breach
lCerberus
mharger
moinsmith
nnnections
lDreams
lFires
lHermit
lRage-Hound
lSentinel
discovered Paradise
do
dying Beast
iEvil
iFlames
iMalice
iRage
cearth
hly Blizzard
esy Alliance
hPartings
dnding Whisper
drring Sling
dsh, Criosphinx Sovereign
dxpected Allies
mssistance
lConversion
lFangs
lPotential
lRequest
nsults
lWindfall
kly Absent
flained Absence
mDisappearance
mVision
cfathomable Truths
dinished Business
dlinching Courage
dorge
giving Aim
mOne
nvertake
ftunate Accident
driendly Fire
dulfilled Desires
challowed Pact
mhalanx
dinge
doly Annex // Ritual Chamber
hCitadel
hGrotto
hHeat
iunger
hIndenture
hOfficiant
hStrength
cicycle
ddentified Hovership
dfied Front
iStrike
iWill
eying Theory
dnvited Geist // Unimpeded Trespasser
don of the Third Path
dte the Coalition
fd Battlefront
hFront
ey of Purpose
dversal Automaton
kSolvent
lurveillance
hity Campus
cknown Shores
cleash Fury
iShell
ithe Flux
mInferno
dicensed Disintegration
lHearse
ekely Aid
klliance
eving Legionnaire
jPsychopath
ducky Cabbage Merchant
iDrop
iWitness
cmake
g the Graves
erked Grave
esk
doored Ego
cnatural Aggression
kEndurance
kGrowth
kHunger
kMoonrise
kPredation
kRestoration
kSelection
lpeed
lummons
derve
ging Assault
kGrasp
cpredictable Cyclone
cquenchable Fury
nThirst
fstioned Authority
cravel
h the Aether
hing Mummy
dooted Ancestor
duly Catapult
hKrasis
hMob
cscrupulous Agent
nContractor
eythe, Killer of Kings
deal the Necropolis
een Walker
ettled Mariner
hing Twins
dhakable Tail
dparing Boltcaster
eeakable Symbol
dtable Amulet
jExperiment
jFooting
krontier
jGlyphbridge // Sandswirl Wanderglyph
jHulk
jMolecule Suit
kutation
jObelisk
jShapeshifter
eoppable Ash
mOgre
mPlan
mSlasher
dubstantiate
ftle Mockery
emmon
dwerving Sloth
ctaidake, the Cloud Keeper
emed Hunger
iKavu
iMight
iWilds
dethered Express
dimely Malfunction
cwanted Remake
evering Initiate
delcome Sprite
dilling Ingredient
kRecruit
kVessel
end
ging Clock
dorthy Dead
cyaro
g Bee Sting
ks
hGriffin
dielding Gatekeeper
lKrumar
bp the Beanstalk
cdraft
h Elemental
cheaval
dill Battle
criser Renegade
doot
cwelling
br-Drago
dGolem's Eye
cabrask // The Great Work
jthe Hidden
i's Anointer
lForge
i, Heretic Praetor
cban Burgeoning
gDaggertooth
gEvolution
gRetreat
gUtopia
dis Protector
dorg
g Drake
hElf
imissary
hJustice
hLhurgoyf
hMindsucker
hPanther
ihantom
hRepossession
hScavengers
ihambler
ikeleton
italker
iyphon-Mage
hUprising
hVolcano
g, Tomb of Yawgmoth
cdnan, Dromoka Warrior
ceni of the Unwritten
f's Counsel
iRebuff
f, the Song Unending
cge to Feed
ent Exorcism
hNecropsy
doros, the Empty One
cianger Augurelt
dl, the Miststalker
cn of Godfire
co, Titan of Nature's Wrath
csapine
dine Champion
hFylgja
hMonstrosity
ctet, Remnant of Memnarch
cuk-hai Berserker
cza
e Assembles the Titans
e's Armor
ivenger
hBauble
ilueprints
hCave
ihalice
iommand
jnstruction Drone
hEngine
hFactory
iilter
hGuilt
hIncubator
hMine
jter
hPower Plant
hRage
iebuff
iuinous Blast
hSaga
icience Fair Project
iylex
hTome
jwer
hWorkshop
e, Academy Headmaster
gChief Artificer
gLord High Artificer
lProtector
gPlaneswalker
howerstone Prodigy
hrince of Kroog
bsher of the Fallen
bthden Troll
dgardt Fury
dros Psionicist
hResearch Craft
hScanship
g, Titanic Godcore
cility Knife
copia Mycon
hSprawl
hTree
hVow
crom Monitor
gScientists
cter End
gInsignificance
cvara Hellkite
hScalper
bugguu, the Omniplasm
crg, Spawn of Turg
bvilda, Dean of Perfection // Nassari, Dean of Expression
byo, Silent Prophet
aV'Ger, the Intruder
b.A.T.S.
baan, Street Thief
ccuumelt
cdmir, New Blood
drik, Astral Archmage
eok, Apex of Thunder
cevictis Asmadi
q, the Dire
cgrant Plowbeasts
cl, Marooned Surveyor
dakut Awakening // Valakut Stoneforge
iExploration
iFireboar
iInvoker
iPredator
h, the Molten Pinnacle
dduk, Keeper of the Flame
dentin, Dean of the Vein // Lisette, Dean of the Root
ia Allegra de Fontaine
eria Richards, Precocious
fon Outlander
iWardens
dgavoth's Faithful
mLair
mOnslaught
j, Harrower of Souls
lTerror Eater
diant Batrider
iChangeling
iEmberkin
jndeavor
iFarewell
iGuard
iKnight
iRescuer
iVeteran
dki, God of Lies // Tibalt, Cosmic Impostor
eyrie Aerial Unit
jHarbinger
i's Call
lSword
hor Skyrider
dley Dasher
hFlamecaller
joodcaller
hMightcaller
hQuestcaller
hRally
jnnet
iotcaller
gmaker
dor
f Made Real
gSinger
gin Akros
gof the Worthy
f's Flagship
iReach
fous Charge
jStance
leed
due Town // Take a Trip to . . .
cmpire Aristocrat
iBats
iChampion
lrmseeker
jutthroat
iEnvoy
iGourmand
iHexmage
jounds
iInterloper
iLacerator
iNeonate
jighthawk
joble
kcturnus
r Avatar
iOpportunist
jutcasts
iRevenant
iScrivener
jlayer
jocialite
kulcaller
kvereign
jpawn
iWarlord
iof the Dire Moon
h's Bite
kKiss
kZeal
hs' Vengeance
gic Dragon
jEmbrace
jFeast
kury
jLink
jRites
jSliver
kpirit
jTouch
kutor
hsm
cnce's Blasting Cannons // Spitfire Bastion
ddalblast
gize
dguard Seraph
kuppressor
jof Brimaz
mthe Restless
rose
i's Shield
dille, Cheerful l'Cie
esh from Sight
hinto Eternity
mMemory
ging
j Verse
gment
dnifar, Evolved Enigma
dquish
i the Foul
nHorde
nWeak
ier's Axe
nBanner
dtress Gargoyle
jPaladin
jTransmuter // Croaking Curse
cpor Snag
jre
fkin
fous Djinn
crchild's Crusader
lWar-Riders
i, Betrayer of Kjeldor
diable Solutions
ena, Lich Queen
es, Silverymoon Ranger
dolz, the Scar-Striped
dragoth, Bloodsky Sire
cshta Nerada
dsal Soul
g's Duty
dtlands Scavenger // Bind to Life
ewood Animist
jFortification // Vastwood Thicket
jGorger
jHydra
jSurge
jZendikon
ct Emergence
eof Rebirth
cult 101: Birthday Party
h12: Sadistic Simulation
i: Voter's Dilemma
h2: The Necropolis
h3: Dweller's Journey
g21: House Gambit
g75: Middle School
g87: Forced Evolution
gGuardsman
gPlunderer
gRobber
gSkirge
iyward
gof Champions
jWhispers
jthe Archangel
fborn Tyrant
greaker
fguard Trooper
cyne's Treachery
czal, the Compleat
di, Keen Negotiator
bebulid
cc Townships
dtis Agents
hDominator
hGloves
hSilencers
eor Asp
g, Imperial Capital
cdalken Aethermage
knatomist
krchmage
jBlademaster
jCertarch
jDismisser
jEngineer
ltrancer
jGhoul
jHeretic
kumiliator
jInfiltrator
muser
jMastermind
kesmerist
jOrrery
kutlander
jPlotter
jShackles
kquirrel-Whacker
cga, the Watcher
detation Abomination
cil of Assimilation
iBirds
iSecrecy
jummer
eborn Ghoul
eed Apparition
iscension
hCrocodile
hSentry
jrpent
ihade
eing Oddity
estone Amulet
dn Drinker
fRipper
efire Borderpost
ewitch Coven
cko, Death's Doorkeeper
cla the Night-Clad
ddrane of Sengir
et
dis Vel
doheart Bike
emachus Lorehold
dukan Dragon
dvetwing Butterflies // Gaze in Wonder
cnarian Glimmer
kold
et, Heart of Hydaelyn // Hydaelyn, the Mothercrystal
ddetta
eilion Clique
derable Knight
lumo
kLammasu
kMonk
kWarsinger
gted Loxodon
kRotpriest
kStormsinger
kTeacher
dgeance
ht Earth
jVampire
fful Ancestor
krchon
jBloodwitch
jCreeper
jDead
lvil
kreams
jFirebrand
jPharaoh
kossession
jReaper
lbel
mirth
lgrowth
jStrangler // Strangling Grasp
jTownsfolk
kracker
jVampire
killagers
jWarchief
fvine
dom
f Blast
gConnoisseur
gSliver
f's Hunger
f, Deadly Devourer
hEddie Brock
ivil Unleashed
fcrawler
fized Cat
fous Breath
lutalizer
jChangeling
jDragonfly
jFangs
jHierophant
jVines
fsac Lagac
gpout Brackus
fthrope
dser's Diffusion
jJournal
jSliver
g, Corpse Puppet
iShaper Savant
iVisionary Traveler
ithe Sojourner
dt Sentinel
eifact Bottle
eure Forth
dus, Torn Between Worlds
crazol, the Split Current
ddant Automaton
iCatacombs
jommand
knfluence
jrescendo
iDread
iEidolon
jmbrace
iField
jorce
iHaven
iMastery
iOutrider
iRebirth
kjuvenation
iSuccession
kn's Avatar
iTouch
eeloth the Ancient
eigris
euran Emissary
knchantress
gous Gearhulk
dge Rangers
dity Circle
ex Bladewing
dmiculos
fn Gorger
dnadi Shieldmate
fl Bloom
hEquinox
hFen
hSovereign
donica, Dissident Scribe
drak, Warped Sengir
dtigo
h Spawn
csper Ghoul
glark
dsel of Endless Rest
lphemera
kMalignity
kNascency
kParamnesia
kVolatility
dtige of Emrakul
duva
gn Doppelganger
jrifter
juplimancy
iMist
iShapeshifter
cteran Adventurer
jrmorer
nsmith
iBeastrider
jodyguard
jrawlers
iCathar
kvalier
jharger
iDungeoneer
iExplorer
iGhoulcaller
juardmouse
iIce Climber
iMotorist
iSoldier
jurvivor
jwordsmith
iWarleader
iof the Depths
h's Armaments
kPowerblade
kReflexes
kSidearm
kVoice
cx
dilus Praetor
eng Arcanix
hBauble
ieetle
hDevil
hGull
hPuzzlebox
hRadgull
hScuttler
ihusher
iphinx
dyr, Ich-Tekik's Heir
cyran, Voice of Duality
bhal, Candlekeep Researcher
gEager Scholar
gScholar of Creation
rElements
rMortality
rProphecy
rTactics
dti il-Dal
bial Smasher the Fierce
m, Gleeful Grenadier
fof Dragonfire
iPoison
dshino Bey
kladescout
kranchrider
jCutthroat
jFangtail
kirstblade
jGrappler
jHeretic
jLashclaw
jOutrider
jPyromancer
jRacketeer
kunner
jSandscout
oprinter
otalker
owimmer
khanktail
kkeleton
klasher
mughtermaster
kpearhunter
jWarrior
keaponsmith
gvan Dragon
cbrance
gium Energy Daggers
kMining Mech
kStrike Gauntlets
gt Cityscape
iOutburst
fting Sphere
ccious Battlerager
jetrayal
iClown
jonquistador
iHunger
iKavu
iOffering
iRivalry
jumors
iShadows
donia, Disciple of Arcana
vBlood
vRebirth
vStrength
vViolence
krow Apostate
jNightsinger's Disciple
dtim of Night
gize
eor Mancha, Runaway
hTimely, Wily Tycoon
g, Valgavoth's Seneschal
gious Destruction
gy Chimes
iof the Pyrohammer
h's Envoy
kHerald
eual Sliver
cew from Above
epoint Synchronization
cgean Graftmage
hHydropon
hIntuition
dil for the Lost
fance
ht Baloth
jDrake
jMartyr
jSentry
ie Justice
dor
f Mortis
fbloom Vanguard // Seed Suture
fous Charge
jFarming
fspore Wurm
chaan, Goldwaker
cldin-Pack Outcast // Dronepack Kindred
de Aggregate
fConsumption
fDeacon
fEntomber
fManifestation
gutilator
fRebirth
hdeemer
hquiem
espawn Spider
dis, Broker of Blood
dlage Bell-Ringer
iCannibals
iElder
iIronsmith // Ironfang
iMessenger // Moonrise Intruder
iPillagers
iRites
iSurvivors
iWatch // Village Reavers
hrs of Estwald // Howlpack of Estwald
finous Hideout
lOgre
lSyndication
lWealth
mrath
cncent Valentine // Galian Beast
h's Limit Break
h, Vengeful Atoner
ddicate
gtive Flamestoker
lLich
lMob
lVampire
lWarden
de Dryad
fGecko
fKami
fMare
fSnare
fTrellis
ebred Brawler
eglimmer Snarl
elasher Kudzu
ereap Mentor
es of Vastwood
jthe Recluse
fhaper Mystic
lProdigy
foul Spider
eweft
dtara Elephant
iSnapper
colent Eruption
iImpact
iOutburst
iUltimatum
jrge
ft Pall
cper's Kiss
f, Cruel Conspirator
cral Drake
gSpawning
didescent Bog
mWisps
fian Acolyte
jBetrayers
jClaw
korrupter
jEmissary
jHarvest
jJoiner
jLongbow
lrebearers
jRevel
jScout
khaman
jZealot
p Avatar
dtual Assistant
fe of Courage // Embereth Blaze
kKnowledge // Vantress Visions
kLoyalty // Ardenvale Fealty
kPersistence // Locthwain Scorn
kStrength // Garenbrig Growth
g's Ruin
fous Charge
jVariant
fs the Veiled
g's Maneuver
dulent Emissary
jPlague
jSilencer
kliver
kwipe
jWound
es Beetle
csage Bandit
hof Bolas
kDread // Dread Osseosaur
era the Dreadful
dcera Dragger
iSeer
gid Armor
jDeepwalker
krone
eid Lemures
deling
dh Kal, Blood Arbiter
egraz, the Doomhive
dion Charm
hQuest
hSkeins
hof Love
g, Spectral Synthezoid
jynthezoid Avenger
gary Augmenter
j's Dance
gs
h of Beyond
mrutality
lDominance
mread
muplicity
lGlory
lPhyrexia
lRuin
lVillainy
dlor Turlough
ctal Splicer
hurge
fity Charm
jHunter
gze
hing Cascade
lWind
espore Thallid
dhian Renegades
iStinger
do's Inquisitor
e, Fanatic of Aclazotz
gThorn of the Dusk Rose
du-Ghazi Guildmage
lInspector
k, the City-Tree
cv Vision, Teen Synthezoid
di Ornitier
e's Persistence
ed Crag
ieek
gFlying Fish
gGrove
gMarsh
headow
gRevival
een Reid
hof the Arkbow
in the Hunt
g's Arkbow
jCrocodile
jGrizzly
jInvocation
jJaguar
jStampede
jTalent
g, Arkbow Ranger
iChampion of the Wilds
iMonsters' Advocate
iNature's Avenger
efy
esection
l Evangelist
furgeon's Insight
czier of Deferment
kMany Faces
kRemedies
kTumbling Sands
kthe Anointed
oMenagerie
oScorpion
oTrue
dkopa Confessor
iGuildmage
iVampire
dzerdrix
bladimir and Godfrey
bnwxt, Verbose Host
boda Sea Scavenger
elian Arcanist
jHexcatcher
kypnotist
jIllusionist
jKnights
jMage
kerchant
kindsinger
kystic
jSerpent
koldiers
jTide Mage
jWar Machine
lve-Knight
jZombie
cgar, Necropolis Tyrant
char, Vodalian Desecrator
cice of All
jDuty
jGrace
jLaw
jMany
jReason
lsurgence
jTruth
jVictory
jthe Blessed
nProvinces
nVermin
nWoods
fless Spirit
fs from the Void
dd
e Attendant
fBeckoner
fGrafter
fHelix
fMaw
girror
fRend
fShatter
gnare
gquall
gtalker
fWinnower
ecalled Devotee
eforged Titan
emage Apprentice
jHusher
jProdigy
epouncer
eslime
ftone Gargoyle
ewalk
fielder
gng Hybrid
cja, Jaws of the Conclave
clatile Arsonist // Dire-Strain Anarchist
jChimera
klaws
jFault
kjord
jOrbit
jRift
lg
jStormdrake
jWanderglyph
dcanic Awakening
jDragon
jEruption
jFallout
jGeyser
jHammer
jIsland
jOffering
jRambler
kush
jSalvo
kpite
lray
ktrength
kubmersion
jTorrent
jUpheaval
jVillain
lsion
jWind
go Hellion
iImp
ddaren Ambusher
jBloodcaster // Bloodbat Summoner
jDuelist
jEpicure
kstate
jPariah // Abolisher of Bloodlines
jStinger
jThrillseeker
dition Reins
dley Veteran
hof Boulders
do, Guide to Monsters
gItinerant Scholar
drath
h the Fallen
h's Curse
kDungeon
kGardens
kLaboratory
kShapeshifter
ltronghold
h, the Shapestealer
dshe Tideturner
dt Charge
eage Surge
fic Brawler
iConstruct
iKey
iServant
iVisionary // Volt-Charged Berserker
iWhip
estorm Angel
dunteer Militia
kReserves
cna de Iedo, the Antifex
e's Hunger
e, Butcher of Magan
codoo Doll
cracious Bibliophile
lrood
kCobra
kDragon
kFell Beast
kGreatshark
kHatchling
lydra
kNull
kTome-Skimmer
lyphon
kVacuum
mmpire
mrmint
lermin
kWurm
epede
del of the Hull Clade
dinclex // The Grand Evolution
j, Monstrous Raider
lVoice of Hunger
dosh, the Hunter
dpal Sword
drac Battlehorns
dstclaw
dtex Elemental
hRunner
ctary of the Conclave
de Out
cw of Duty
hFlight
hLightning
hMalice
hTorment
hWildness
eto Erebor
cyage Home
g's End
gr Drake
iGlidecar
iQuickwelder
iStaff
fing Satyr
braan, Executioner Thane
dska Joins Up
hthe Unseen
g's Conquistador
mtempt
jFall
kinisher
jScorn
ktoneglare
g, Betrayal's Sting
iGolgari Queen
iRegal Gorgon
klic Seeker
iScheming Gorgon
jwarm's Eminence
ithe Silencer
cen, the Relentless
dstin, Menoptra Leader
cock
dndiss, Rage of Ancients
eos, Masked Inquisitor
cyn Wingmare
bug Lizard
clpikeet
fne Goliath
iHarvester
dshok Battlegear
omaster
jerserker
iFactory
iGauntlets
iHeartstoker
iMorningstar
iRefugee
kplica
iSorcerer
jplitter
iWar Boar
dture, Feathered Fiend
jScheming Scavenger
gous Aven
kZombie
bv'viza, Orbital Overseer
aW'Kabi, Shield of the Nation
bagon Wrecker
cil of War
ithe Forgotten
mNim
eing Ghoul
dting in the Weeds
ckanda Forever!
hn Drone Flock
jRoyal Guard
jShield Guard
jTusker
de Thrasher
fof Destruction
iVultures
fthe Dead
kragon
jPast
jReflections
go Slaughter
edancer
ening Sun's Avatar
er of Waves
jthe Wilds
foot Elemental
estone Gargoyle
ding Nightmare
hthe Trolls
dka, Devoted Guardian
clk the Aeons
jPlank
fwith the Ancestors
e-In Closet // Forgotten Cellar
eer of Secret Ways
kthe Grove
oWastes
eing Archive
jtlas
iBallista
julwark
iCorpse
iDead
ksecration
jream
iSarcophagus
jkyscraper
jponge
iWall
dl Crawl
fOff
fof Air
iBlood
lssoms
jone
jrambles
iCaltrops
jorpses
iDeceit
knial
jiffusion
kstortion
just
iEarth
jssence
iFaith
jire
jorgotten Pharaohs
jrost
iGlare
jranite
iHeat
jope
iIce
iJunk
iKelp
iLava
jight
kmbs
jost Thoughts
iMist
journing
julch
iNets
iOmens
jne Thousand Cuts
jpposition
iPine Needles
jutrid Flesh
iRazors
jesistance
lurgence
kverence
joots
junes
iShadows
lrds
kields
jouls
jpears
jtolen Identity
lne
jwords
iTanglecord
jears
jombstones
krches
iVapor
jines
kpers
iWater
jonder
kod
eop
etop Sentries
dtz of Rage
cn Shi Tong, All-Knowing
oLibrarian
dd of Denial
iIth
iOrcus
iVertebrae
iWonder
ithe Elements
mWorldsoul
ea's Vision
eer Off
hin Death
gbrine Preacher
mRootcutters
mTrapper
ger's Intervention
lStrike
lTwig
gguard Sentry
ging Archaic // Explore the Vastlands
kChampion
kEye
kFumarole
kGoblins
lraybeard
kMage
lind
lusicians
kOnes
kStream
kTombshell
lreefolk
moubadour
kWolf
glight Spirit
hust
gmare
gtale Mentor
gwine Distracter
lFarewell
lHub
lProphets
ding Wurm
dted Griffin
hScoundrels
cr Balloon
grge
fehemoth
eCadence
fhariot
eDance
eEffort
flemental
hphant
eFalcon
flare
eHistorian
forn
eMachine, Avenging Arsenal
nJames Rhodes
nLegacy of Iron
gmmoth
eOracle
ePriest of Thune
eReport
foom
eScreecher
fqueak
eTax
eof the Last Alliance
lSpark
d's Toll
d-Name Aspirant
eSpike Changeling
eTorch Goblin
frained Slasher
eWing Siren
dbeast of Gorgoroth
ereak Trumpeter
fiar Blessing
gnger
dchanter Skald
lof Mogis
fief Giant
elamp Mastiff
ery Phoenix
dd Sliver
fof Bones
iLights
iPiety
eed Battlements
fn of Evos Isle
kGeometries
kthe Beyond
oChained
oEye
oFirst Tree
oGrove
oInner Sky
oWall
poods
gs of the Cycle
escale Crocodile
kDragon
dehouse Tabby
lhief
dfire Javelineer
dg Rider
fTactics
eate
eling
dhorn Blast
fst's Frenzy
dkite Marauder
dleader's Call
mHelix
eock Class
frd's Axe
kElite
kFury
dm Welcome
eaker Gunship
eind Infantry
eonger
j Hellkite
j's Chariot
eth
dning
dp Artifact
fWorld
eath
h Ghoul
eed Devotion
hLandscape
hPhysique
hResearcher
hTusker
eing Wail
jurm
drant // Warden
een Elder
hInstigator
hPilferers
hSoultrader
hTorchmaster
hWarleader
ieirding
g-Scourge Elf
eior Angel
ien-Kor
h's Charge
kHonor
kOath
kResolve
kStand
lword
hs of Tiamat
mWakanda
i' Lesson
dship Flight Crew
iScout
etorm Surge
dteye Witch
ehog
eime Protestors
dy Farmer
fOkapi
fThespian
fWatchdog
fZone Guard
dzone Duplicator
csh Away
fOut
ditora, Nekoru Queen
dp Lancer
fof the Bitter End
e, Shrinking Savior
dte Away
gLand
gManagement
gNot
fful Harvest
fland
j Raider
kScorpion
ltrangler
kViper
fs
gcape Battlemage
fwood Verge
ctchdog
fer Sliver
ifor Tomorrow
iin the Mist
pWeb
iof Hours
lthe Roost
pSpheres
pWayside
hs of the Dead
fful Automaton
jBlisterzoa
jGiant
jNaga
jRadstag
fwing Scarecrow
golf
der Elemental
gServant
gTribe Captain
mRallier
gWeird
hhip
hings
hurm
fbender Ascension
l's Restoration
jing Lesson
nScroll
fcourser
ffall Aerialist
gront Bouncer
lDistrict
fkin Shaman
gnot
flogged Grove
mHulk // Watertight Gondola
mTeachings // Inundated Archive
fspout Djinn
lElemental
lWarden
meavers
ftrap Weaver
fveil Cavern
fwhirl
gind Scout
fy Grasp
kve
cve Elemental
fGoodbye
fof Indifference
iRats
jeckoning
iTerror
iVitriol
e-Wing Elemental
ebreak Hippocamp
ecrash Triton
es of Aggression
fifter
fkimmer Aven
cx // Wane
d-Wane Witness
den Shapethief
ding Moon
dmane Baku
cy of the Thief
dfarer's Bauble
ging Giant
kTemple
dlay
ging Pirates
dspeaker Bodyguard
etone's Guidance
dta, Trainer Prodigy
dward Angel
iGiant
juide-Beast
iServant
joul
jwordtooth
be Ride at Dawn
dSay Thee Nay!
cakness
estone
j's Subjugation
dpon Rack
hSurge
gcraft Enthusiast
gize the Monsters
gs Manufacturing
iTrainer
iVendor
dr // Tear
fAway
fDown
ey Prisoner // Wrathful Jailbreaker
dselback Redcap
dther Maker
ithe Storm
hed Bodyguards
kRunestone
kSentinels
kWayfarer
hlight
m Compleated
hseed Elf
mFaeries
mTotem
nreefolk
dve Fate
gthe Nightmare
fr of Blossoms // Blossom-Clad Werewolf
kCurrents
kHarmony
kLies
mghtning
cb
d Up
eof Inertia
hLife and Destiny
d-Shooters
eWarriors
dspinner Cuff
etrike Elite
dweaver Changeling
cdding Announcement // Wedding Festivity
iInvitation
iRing
iSecurity
dgelight Rammer
ce Dragonauts
dd Strangle
e-Pruner Poplar
dping Angel
cftblade Enhancer
estalker Ardent
ewalking
ci Ambush Force
fssassins
eElite Companions
eInfantry
eNight Raiders
eScout
ftrike Force
dgh Down
ft Advantage
hof Conscience
kMemory
kSpires
kthe Underworld
drd Harvest
fed Vampire
fing Shaman
jWood
clcome the Darkness
nead
jo . . . // Jurassic Park
lMini-apolis
lSweettooth
lthe Fold
ging Vampire
dder Automaton
efast Engineer
jMonitor
jWingsmith
eing Jar
iSparks
dkin Guide
hHawk
hTern
dl Rested
fof Discovery
iIdeas
iKnowledge
iLife
jost Dreams
e-Laid Plans
fWorn Spatula
egabber Apothecary
espring
ewisher
crebear
efox Bodyguard
ewolf Pack Leader
cst Coast Expansion
fWind Avatar
eern Paladin
efold Rider
egate Regent
evale Abbey // Ormendahl, Profane Prince
ctland Sambar
bhack
dlebone Glider
drf Infiltrator
dt Must Be Done
e's Yours Is Now Mine
ceel and Deal
gof Fate
kortune
jMisfortune
jPotential
jSun and Moon
jTorture
dlming Wave
dn We Were Young
gill You Learn?
dre Ancients Tread
gWe're Going . . .
dtstone
ewheel
cich of You Burns Brightest?
dm of Volrath
es of the Fates
fy
ewader
dp Sergeant
gilk
fVine
fof Erebos
e-Spine Drake
ecorder
eflare
egrass Entangler
ekeeper
elash Trap
i, Vengeful Engineer
epoorwill
estitched Zombie
etail Moloch
jWurm
fongue Frog
lHydra
dr of Invention
eler Rogue
iVirtuoso
hmaker
fing Catapult
jDervish
jStrike
fpool Drake
kRider
kWarrior
lhelm
fwind
j Adept
kDenial
kTechnique
kof Thought
j, Killer Cyclone
ig Stormbrood // Dynamic Soar
dsk Away
ferquill Scribe
hvale Forerunner
eper Agent
iSquad
iof the Dross
h, Blood Liturgist
her of the Wilds
hgear Sneak
hing Madness
lShade
mnitch
mpecter
lWizard
hs of Emrakul
mthe Muse
iilk Cloak
iteel Dagger
hwood Elemental
dte Auracite
gDragon
gGlove Gourmand
gKnight
gLotus Hideout
mReinforcements
mTile
gMage's Staff
ina Battery
gOrchid Phantom
gPlume Adventurer
gRhystic Study
gScarab
hhield Crusader
hun's Twilight
mZenith
gTiger, Amulet Keeper
ova Ayala
gWard
hidow, Free Agent
nYelena Belova
fmane Lion
fout
fsun's Passage
fwater Naiads
coosh!
bibbly-wobbly, Timey-wimey
cccan, Rising Magician
iYoung Avenger
dk's Patrol
e, the Whorled Mind
eed Akuba
hGuardian
hPact
hReward
hSlumber
hVisitor
hWolf
fr Warcrawler
iitch
gbough Elder
gfolk Indomitable
lThresher
gsmith's Tools
gwing Effigy
cdespread Brutality
lPanic
lThieving
dget Contraption
dow's Bite
celding the Green Dragon
cght
f of Precinct Six
jthe Reliquary
citigo
cld Aesthir
fBeastmaster
fCantor
gelebrants
hratok
golos
grocodile
fDefiance
gogs
fElephant
gndeavor
gvocation
fGriffin
howth
guess
fHunger
gypothesis
fInstincts
fJhovall
fLeotau
fMagic Surge
hmmoth
gight
gongrel
fNacatl
fOnslaught
gx
fPack Squad
hir
fResearch
gicochet
hde
goads
fShape
glash
gwing
fUnraveling
fWanderer
hsteland
gurm
e-Field Scarecrow
fMagic Sorcerer
eborn Preserver
ecall
eerland Scrounger
gness Elemental
lHypnotist
lReclamation
fst Dreams
efield Borderpost
gre
i Awakener
jCerberus
jDevils
jElemental
kmissary
kternal
jHowl
jWickerfolk
egrove Summoner
hwth Archaic
lWalker
eheart Invoker
esear, Scouring Maw
fize
flayer Elves
evine Pummeler
ewood Escort
jGeist
jMentor
jPatrol
jRebirth
jScourge
jTracker
dfred Mott
dhelt, the Rotcleaver
dl Kenrith
fRiker, Assuming Command
fof the Abzan
nll-Hunter
mJeskai
mMardu
mNaga
mSultai
mTemur
fthe Wise
e, Scion of Peace
e-Forged Golem
fo'-the-Wisp
ebender
freaker
eie Lumpkin, Postman
fng Test Subject
eow Dryad
hElf
hFaerie
hGeist
hPriestess
hSatyr
g-Wind
gdusk, Essence Seer
grush Verge
dson, Ardent Bear
iBear Comrade
iFearsome Bear
iMajestic Bear
iRefined Grizzly
iSubtle Bear
iUrbane Bear
dt
e in the Heat
e-Leaf Cavaliers
kLiege
dy Bandar
fGoblin
cnd Dancer
grake
fSail
ghear
gpirit
gtrider
fZendikon
e-Kin Raiders
fScarred Crag
eborn Muse
ie Charge
frisk Heights
kRaptor
ecaller Aven
frag Siege
efall
egrace Acolyte
j's Judgment
eing Canyons
jonstrictor
iWay
jurm
ereader Sphinx
hper Falcon
hver
fiddle Palaces
her Eel
kPatrol
kWizard
es of Abandon
jChange
jQal Sisma
jRath
kebuke
fcouter
feeker Centaur
fhaper Planetar
ftorm
j Drake
fwept Heath
gift Slice
eurst, Federation Center
ewright Mage
de of Blood and Iron
dg Commando
fIt
fPuncture
fShards
gnare
gplicer
gtorm
ebane Vantasaur
feat Warrior
flade Disciple
fright Thief
ecrafter
eed Boots
hCoatl
hHive Tyrant
hPortent
hShepherd
iliver
hWords
efold Pteron
emantle Chaplain
gte Roc
enut, Bat on the Belfry
erattle Scarecrow
es of Aesthir
jHope
kubris
jVelis Vel
jthe Cosmos
nGuard
fhield Agent
fpan Mentor
jStride
fteed Rider
kTrainer
dnow
ger Patrol
ging
dota, Joiner of Forces
dter Blast
hEladrin
hMoon
hOrb
hSky
ioldier, Bucky Barnes
qIcy Assassin
qReborn Avenger
g's Chill
jGrasp
jIntervention
jNight
jRest
g, Cursed Rider
jynical Opportunist
iMisanthropic Guide
gflame
gmoon Mesa
jr Commander
gnight Stories
gthorn Blessing
cpe Away
fClean
cre Surgeons
ecat
efly Hive
etapping
ewood Channeler
jElf
jGuardian
jHerald
kivemaster
jLodge
jPride
jSavage
kymbiote
csdom of Ages
decrack
edrafter's Will
dh
e Good Luck
eclaw Talisman
foin Crab
eful Merfolk
eing Well
emonger
dpdrinker Vampire
emare
eweaver Angel
dtful Selkie
iThinking
hness
ct's End
dch Enchanter // Witch-Blessed Meadow
igine
gHunt
ker
gof the Moors
f's Cauldron
jlinic
jottage
iFamiliar
iMark
jist
iOven
iVengeance
iWeb
f-Maw Nephilim
gking of Angmar
k, Bringer of Ruin
mSky Scourge
fbane Orb
fes' Eye
fing Well
fstalker
m Frenzy
dh Great Power . . .
edraw
eer and Bloom
gbloom Apprentice
mCampus
nharm
nommand
mPledgemage
l, the Balancer
gcrown
ged Wretch
ging Boon
kCurse
kGaze
kHex
kTorment
kWisps
gscale Wurm
ein Range
eout Weakness
estand
j Death
dness Protection
iof Tomorrows
lthe Ages
ithe End
mFuture
dty Roastmaster
czard Class
hMentor
hReplica
g's Lightning
jRetort
kockets
jSpellbook
ktaff
gs of Thay
h' School
dened Arbiter
iCenn
iGithzerai
iMentor
iSnitches
boe Strider
dbearer
eringer Demon
dleecher
cjek Apothecary
gBodyguard
gEmbermage
gHalberdiers
gInvestigator
gSiren
clf Cove Villager
fPack
fStrike
fof Devil's Breach
e's Quarry
e-Skull Shaman
ebat
fitten Captive // Krallenhorde Killer
friar Elemental
ecaller's Howl
ehunter's Quiver
eir Avenger
hSilverheart
ekin Bond
iOutcast // Wedding Crasher
erider's Saddle
esbane, Highland Hero
ewillow Haven
dverine Pack
kRiders
j, Best There Is
lClaws Out
lFierce Fighter
cnder
g Man, Hollywood Hero
gscape Sage
erous Crucible
jRevival
cod Elemental
hves
fSage
eborn Behemoth
ecaller Automaton
floaker
futter's Grit
eed Bastion
hFoothills
hRidgeline
fn Cane
hSphere
itake
efall Primus
eland Acolyte // Mend the Wilds
jBellower
jCemetery
khampion
mngeling
msm
jDruid
jGuidance
jInvestigation
jLiege
jMystic
jPatrol
jSleuth
ktream
jWanderer
keavemaster
fot Crawler
furker Mimic
eripper
evine Elemental
eweaver's Puzzleknot
fork Prodigy // Soul Tether
fraith Corrupter
lStrangler
dlly Loxodon
hMammoths
hRazorback
hSpider
hThoctar
crd of Binding
jlasting
iCommand
iSeizing
iUndoing
es of War
lste
kilding
lnd
lsdom
korship
df, Chief Tactical Officer
dk a Double
ehorse
eshop Assistant
jElders
jWarchief
dld Breaker
gMap
gQueller
gShaper
gWar Hulk
gat War
f-Weary
ffire
fgorger Dragon
fheart Phoenix
fknit
fly Counsel
iTutor
fpurge
fs Within Worlds
glayer
goul Colossus
j's Rage
gpine Wurm
fwalker Helm
geave
dm Harvest
efang Behemoth
jCrab
jDrake
jManta
jNewt
jTurtle
ehole Serpent
es of the Earth
ewood Dryad
jTreefolk
dn Powerstone
dry Beads
dship
et Fears
dt, Boggart Auntie
gthe Raidmother
ehy Cause
iost
hKnight
dzel, the Protector
cse Pathfinder
cund Reflection
brack with Madness
dith, Vicious Vigilante
dngle
hr of the Damned
dp in Flames
iVigor
dth of God
jMarit Lage
jOko
jSod
jthe Skies
fful Raptors
ked Dragon
ceak Havoc
eth of Geists
dck Hunter
gRemover
gand Rebuild
fage Wickerfolk
fing Ball
n Arm
keast
jCrew
jOgre
dn's Run Hydra
lPackmaster
lVanquisher
ech
g Mind
g-Rigger
en and One
kRealmbreaker
kSeven
lix
f's Resolve
dtched Anurid
jBanquet
jCamel
konfluence
jDoll
jGryff
jThrong
dxial, the Risen Deep
ciggling Grub
dng Flesh
dt of Passage
iReturn
ee into Being
ehing Chrysalis
jNecromass
cong Turn
bu Admiral
dElite Cavalry
dInfantry
dLight Cavalry
eongbowman
dScout
epy
dWarship
clfgar of Icewind Dale
cmpus Aberration
crm's Tooth
ecalling
foil Engine
jLarva
equake
eskin Forger
ewall Sweeper
feaver Coil
bydwen, the Biting Gale
cleth, Soul of Steel
die Duke, Atiin Hero
dl of the Blade Pact
mCelestial Pact
mElder Pact
mFey Pact
niend Pact
e's Reversal
e, Blade of Frontiers
gPact-Bound Duelist
duli Wolf
crm's Crossing Patrol
aX-23, Deadly Weapon
banathar, Guild Kingpin
dde, Dark Mage
fr's Lounge
jPact
jWake
dtcha
h, Sleeper Agent
ehic Statue
eid Swarm
cthrid Demon
iGorgon
iNecromancer
iSlyblade
cvier Sal, Infested Captain
benagos, God of Revels
jthe Reveler
dic Poltergeist
dk, Paladin Unbroken
dobotanist
egraft
esquirrels
crex Strobe-Knight
bho Cai, Flickering Talon
biahou Dun, the One-Eyed
cndi Surveyors
cra Arien
e, the Golden Sting
bolatoyac, the Smiling Flood
crn
bu-Ifit, Osteoharmonist
cn Yu, Wei Advisor
byris, the Writhing Storm
du Specter
aY'shtola Rhul
i, Night's Blessed
bahenni's Expertise
h, Undying Partisan
cmabushi's Flame
mStorm
cnling's Harbinger
dnik, Scavenging Sentinel
cre
dgle and Multani
g, Glutton of Urborg
dok's Fenlurker
iWavecrasher
f, the Desecrated
dus, Roar of the Old Gods
csharn, Implacable Earth
dmin Khan
dova Dragonclaw
cthan Roadwatcher
hTombguard
cvimaya Ancients
lts
jBarbarian
kloomsage // Channel
jCoast
jDryad
jElder
knchantress
jGnats
kranger
jHollow
jIconoclast
jKavu
jSapherd
kcion
kojourner
kteelcrusher
jWurm
i's Embrace
i, Cradle of Growth
cwgmoth Demon
i's Agenda
lBargain
lEdict
lTestament
lVile Offering
lWill
i, Thran Physician
dning Fissure
bdwen Efreet
bedora, Grave Gardener
cllow Scarves Cavalry
pGeneral
pTroops
gjacket, Heartless Marauder
cnna, Redtooth Regent
eett, Cryptic Sovereign
cs Man, Personal Securitron
cva's Forcemage
e, Nature's Herald
cw Spirit
bggdrasil, Rebirth Engine
cra, Eater of All
bidaro, Wandering Monster
dris, Maelstrom Wielder
cp Yip!
csan, the Wanderer Bard
cxlid Jailer
boke of the Damned
ed Ox
gPlowbeast
cmiji, Who Bars the Way
cre-Tiller Nephilim
dion, Sky Nomad
dvo, Lord of Garenbrig
csei, the Morning Star
dhimaru, Ever Faithful
ctia Declares War
fn Courier
hDissident
hFrontliner
hMedic
hSoldier
hTactician
cu Are Already Dead
iUnworthy of Mercy
eCannot Hide from Me
lPass!
fome to a River
mthe Gnoll Camp
eExist Only to Amuse
eFind Some Prisoners
ja Cursed Idol
jthe Villains' Lair
eHappen On a Glade
fear Something on Watch
eLine Up the Shot
gve Only Because I Will It
fook Upon the Tarrasque
eMeet in a Tavern
eSee a Guard Approach
kPair of Goblins
eWill Know True Suffering
d're Ambushed on the Road
hConfronted by Robbers
hNot Alone
hin Command
eve Been Caught Stealing
dng Blue Dragon // Sand Augury
gDeathclaws
gNecromancer
gPyromancer
gRed Dragon // Bathe in Gold
gWei Recruits
holf
dr Fate Is Thrice Sealed
fInescapable Doom
fMistake Is My Triumph
fNightmares Are Delicious
fOwn Face Mocks You
fPlans Mean Nothing
guny Minds Cannot Fathom
fTemple Is Under Attack
fWill Is Not Your Own
dthful Knight
jScholar
jValkyrie
buan Shao's Infantry
j, the Indecisive
e-Ti Fang-Blade
iMalison
iScaleshield
ce, the Moon Spirit
cffie, Materia Hunter
cki-Onna
dora, the Prisoner
cma, Proud Protector
de, Chronicler of Valor
cna's Decision
hWhistle
e, Grand Summoner
gHope of Spira
criko, the Tiger's Shadow
dlok of Scorch Thrash
csri, Fortune's Flame
cyan Archers
aZabaz, the Glimmerwasp
ccama, Primal Calamity
dk Fair
cda's Commando
e, Hedron Grinder
cffai and the Tempests
g, Thunder Conductor
cgorka, Mother of Sanctum
eth Crystal
hMamba
hTriome
dras, Thief of Heartbeats
chid, Djinn of the Lamp
dur, Glory's Past
clto, Fire Giant Duke
cmeck Guildmage
driel, Seraph of Steel
cnam Djinn
erkand, Ancient Metropolis // Lasting Fayth
dgief, the Red Cyclone
dikev Locust
cp
cr Ojanen, Scion of Efrava
da, Renegade Recruiter
dda, the Power Princess
deth San, the Trickster
dichi Tiger
eel, Archduke of Avernus
csk, Skittering Swarmlord
cxara, the Exemplary
bealot il-Vec
hof the God-Pharaoh
g's Conviction
gs en-Dal
fus Conscripts
iDisplay
iGuardian
iInquisitor
iLorecaster
iPersecution
iStrike
cbra Unicorn
cdruu the Greathearted
cgana, Utopian Speaker
cktar Shrine Expedition
cll Dincht
eix, Sanity Flayer
dyon Sword
cndikar Farguide
jIncarnate
jResurgent
i's Roil
dith Chronicler
hFestival
ilare
hSeeker
dos yae Galvus // Shinryu, Transcendent Rival
cphid
g's Embrace
eyr Boots
hCharge
hFalcon
hGull
hNet
hScribe
ientinel
iinger
ipirit
jrite
hWinder
gim
crapa Minotaur
diam, Golden Wind
do Point Ballad
ctalpa, Primal Dawn
cvlor, Elturel Exile
bhalfirin Commander
lrusader
kDecoy
kKnight
kLancer
kShapecraft
kVoid
dng Fei, Fierce Warrior
gHe, Wei General
gLiao, Hero of Hefei
do Zilong, Tiger General
e, Ruthless Admiral
gthe Moon Slayer
kSeething Flame
centarim Bandit
cou Yu, Chief Commander
cuge Jin, Wu Strategist
dlodok, Void Gorger
dr-Taa Ancient
jDruid
jGoblin
jSwine
biatora's Envoy
kProving Ground
h, the Incinerator
cdane, Tantalus Thief
clortha, Strength Incarnate
cmone and Dina
g's Experiment
jHypothesis
g, All-Questioning
iInfinite Analyst
iMystery Unraveler
iParadox Sculptor
iQuandrix Prodigy
cnnia, Valley's Voice
crda, the Dawnwaker
dilan of the Claw
bndrsplt's Judgment
i, Eye of Wisdom
bo-Zu the Punisher
canthrope
cdiac Dog
iragon
hGoat
hHorse
hMonkey
hOx
hPig
hRabbit
jt
iooster
hSnake
hTiger
frk, Umbral God
cetic Cavern
hGlyph
cf Consumption // Zof Bloodbog
eShade
cg, Triceraton Castaway
cmbie Apocalypse
issassin
hBoa
irute
hCannibal
iutthroat
hGoliath
hInfestation
hMaster
iob
iusher
hOgre
iutlander
hScavengers
hTrailblazer
ffy
co Escapees
dkeeper Mechan
dlogist
cpandrel, Hunger Dominus
craline, Cosmos Caller
cyowa Lava-Tongue
g's Justice
buberi, Golden Feather
cko's Conviction
hExile
hOffense
e, Avatar Hunter
gConflicted
gExiled Prince
gFirebending Master
gSeeking Honor
cl Ashur, Lich Lord
daport Chainmage
kutthroat
jDuelist
jEnforcer
co Ci, the Mocking Sage
cr the Enchanter
d's Weirding
d, Eternal Schemer
dan Enchanter
gOrb
gSpellcaster
dgo Bellstriker
gHelmsmasher
gStormrender
gand Ojutai
f's Vanguard
f, Thunder's Decree
di, Warrior of Wakanda
dzoth, Chaos Rider
bygon Infiltrator
aÉomer of the Riddermark
f, King of Rohan
hMarshal of Rohan
cwyn, Fearless Knight
hLady of Rohan
hShieldmaiden
aÓin the Brave`
