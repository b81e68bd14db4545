/** Two sessions of one file in the layout of iPoker: other stakes, another currency and another player. */
const sessionHeader = (
  code: string,
  game: string,
  table: string,
  currency: string,
  nickname: string,
): string =>
  `<session sessioncode="${code}">
 <general>
  <mode>real</mode>
  <gametype>${game}</gametype>
  <tablename>${table}</tablename>
  <tablecurrency>${currency}</tablecurrency>
  <startdate>2014-05-10 18:02:19</startdate>
  <currency>${currency}</currency>
  <nickname>${nickname}</nickname>
 </general>
`;

/** A raise over a bet, a showdown with a loser who mucks, and an all-in with an uncalled part. */
const holdem = `<game gamecode="71001">
  <general>
   <startdate>2014-05-10 18:02:40</startdate>
   <players>
    <player seat="1" name="Ana" chips="$10" dealer="1" win="$3.95" bet="$2" rebuy="0" addon="0"/>
    <player seat="3" name="R&D" chips="$7.50" dealer="0" win="$0" bet="$0.05" rebuy="0" addon="0"/>
    <player seat="6" name="C&quot;id" chips="$12.20" dealer="0" win="$0" bet="$2" rebuy="0" addon="0"/>
    <player seat="8" name="Eva" chips="$4" dealer="0" win="$0" bet="$0" rebuy="0" addon="0"/>
   </players>
  </general>
  <round no="0">
   <action no="1" player="R&D" type="1" sum="$0.05" cards="[cards]"/>
   <action no="2" player="C&quot;id" type="2" sum="$0.10" cards="[cards]"/>
   <action no="3" player="Eva" type="8" sum="$0" cards="[cards]"/>
  </round>
  <round no="1">
   <cards type="Pocket" player="Ana">HA DA</cards>
   <action no="4" player="Ana" type="23" sum="$0.40" cards=""/>
   <cards type="Pocket" player="R&D">X X</cards>
   <action no="5" player="R&D" type="0" sum="$0" cards=""/>
   <cards type="Pocket" player="C&quot;id">X X</cards>
   <action no="6" player="C&quot;id" type="3" sum="$0.30" cards=""/>
  </round>
  <round no="2">
   <cards type="Flop" player="">C10 H7 D2 </cards>
   <action no="7" player="C&quot;id" type="5" sum="$0.40" cards=""/>
   <action no="8" player="Ana" type="23" sum="$1.60" cards=""/>
   <action no="9" player="C&quot;id" type="3" sum="$1.20" cards=""/>
  </round>
  <round no="3">
   <cards type="Turn" player="">S2</cards>
   <action no="10" player="C&quot;id" type="4" sum="$0" cards=""/>
   <action no="11" player="Ana" type="4" sum="$0" cards=""/>
  </round>
  <round no="4">
   <cards type="River" player="">HK</cards>
   <action no="12" player="C&quot;id" type="4" sum="$0" cards=""/>
   <action no="13" player="Ana" type="4" sum="$0" cards=""/>
  </round>
 </game>`;

/** The winner bets more than the other player has. */
const allIn = `<game gamecode="71002">
  <general>
   <startdate>2014-05-10 18:04:02</startdate>
   <players>
    <player seat="1" name="Ana" chips="$11.95" dealer="0" win="$1.75" bet="$11.95" rebuy="0" addon="0"/>
    <player seat="6" name="C&quot;id" chips="$10.20" dealer="1" win="$19.90" bet="$10.20" rebuy="0" addon="0"/>
   </players>
  </general>
  <round no="0">
   <action no="1" player="C&quot;id" type="1" sum="$0.05" cards="[cards]"/>
   <action no="2" player="Ana" type="2" sum="$0.10" cards="[cards]"/>
  </round>
  <round no="1">
   <cards type="Pocket" player="Ana">C9 D9</cards>
   <cards type="Pocket" player="C&quot;id">HQ CQ</cards>
   <action no="3" player="C&quot;id" type="23" sum="$0.40" cards=""/>
   <action no="4" player="Ana" type="23" sum="$11.95" cards=""/>
   <action no="5" player="C&quot;id" type="7" sum="$9.80" cards=""/>
  </round>
  <round no="2">
   <cards type="Flop" player="">C10 H7 D2</cards>
  </round>
  <round no="3">
   <cards type="Turn" player="">S2</cards>
  </round>
  <round no="4">
   <cards type="River" player="">HK</cards>
  </round>
 </game>`;

/** Seven-card stud: the bring-in is completed, and the log lists the actions by player. */
const stud = `<game gamecode="71003">
  <general>
   <startdate>2014-05-10 18:03:14</startdate>
   <players>
    <player seat="1" name="Ana" chips="€2" dealer="1" win="€0" bet="€0.11" rebuy="0" addon="0"/>
    <player seat="6" name="Ben" chips="€3.24" dealer="0" win="€0.31" bet="€0.21" rebuy="0" addon="0"/>
   </players>
  </general>
  <round no="0">
   <action no="1" player="Ana" type="15" sum="€0.01" cards="[cards]"/>
   <action no="2" player="Ben" type="15" sum="€0.01" cards="[cards]"/>
  </round>
  <round no="1">

  </round>
  <round no="2">
   <cards type="Third Street" player="Ana">X X H3</cards>
   <action no="3" player="Ana" type="16" sum="€0.02" cards=""/>
   <action no="5" player="Ana" type="3" sum="€0.03" cards=""/>
   <cards type="Third Street" player="Ben">CK DK S9</cards>
   <action no="4" player="Ben" type="5" sum="€0.05" cards=""/>
  </round>
  <round no="3">
   <cards type="Fourth Street" player="Ana">H5</cards>
   <action no="7" player="Ana" type="3" sum="€0.05" cards=""/>
   <cards type="Fourth Street" player="Ben">D9</cards>
   <action no="6" player="Ben" type="5" sum="€0.05" cards=""/>
  </round>
  <round no="4">
   <cards type="Fifth Street" player="Ana">S5</cards>
   <action no="9" player="Ana" type="0" sum="€0" cards=""/>
   <cards type="Fifth Street" player="Ben">CA</cards>
   <action no="8" player="Ben" type="5" sum="€0.10" cards=""/>
  </round>
 </game>`;

/** The log of two sessions, with one hand each on the line on which the one before it ends. */
export const IPOKER = `<?xml version="1.0" encoding="utf-8"?>
${sessionHeader('5001', 'Holdem NL $0.05/$0.10', 'Vesta, 602418', 'USD', 'Ana')} ${holdem}${allIn}
</session>
<?xml version="1.0" encoding="utf-8"?>
${sessionHeader('5002', '7 Card Stud L €0.05/€0.10', 'Juno, 826907', 'EUR', 'Ben')} ${stud}
</session>
`;
