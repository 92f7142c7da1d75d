/** Buying, losing, returning and registering a device. */
export const SERVICE = `
warranty guarantee guaranteed covered coverage claim receipt invoice refund reimburse refurbished returned void complaint goodwill; repair repaired broken broke return exchange send bought money service year years cost pays technician used faulty defective registered proof
repair repairs repaired repairing mend technician serviced workshop fixable; service cost costs broken worth send warranty appointment
return returns returned refund money exchange money-back send-back give-back bring-back take-back; send back bought days order wrong cancel
-buy order reorder purchase price shop dealer store seller retailer amazon stock available availability genuine cheap cheaper expensive sell sold order-number; original brand cost costs new where
-spare spares replacement accessory accessories substitute part-number; order buy new price second extra number part parts original
-compatible compatibility third-party brand brands generic universal alternative aftermarket cheap cheaper; fit fits suitable another other original works buy
-lost lose missing gone mislaid disappeared misplaced vanished; find locate spare replacement order single
stolen stole steal theft thief thieves robbed police burglar tracker tracking stealing; locate gps find insurance block
-find locate located tracker tracking gps location whereabouts; lost search map
dispose disposal recycle recycling scrap discard landfill; old rid bin trash rubbish waste
account login password username credentials forgot forgotten register registration registered signup email logged logging log-in log-on log-out sign-in sign-on sign-up; code user reset sign
pin passcode password unlock forgot forgotten; code reset enter lost
-manual handbook instructions guide pdf leaflet booklet; paper download printed
-serial nameplate imei model-number type-plate rating-plate; number model sticker type plate rating
delivery deliver delivered shipping shipped courier parcel tracking arrive arrived; order days when box
unpack unpacking packaging box carton polystyrene styrofoam contents included; missing
subscription subscribe unsubscribe membership newsletter premium plan cancel; pay month account
privacy gdpr spy spying eavesdrop; data personal cloud camera listen delete
-made manufactured manufacturer origin country china factory made-in; where
-contact hotline helpline telephone support chat advisor; number service call
-old used second-hand secondhand previous owner owners; bought refurbished
-material materials metal plastic steel aluminium aluminum leather wooden wood bpa vegan; made free
insurance police licence license helmet law legal illegal registration; allowed permit road
age ages adult adults elderly; from year years old may
`;
